// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { storedItems } from '../../../scripts/evidence/browser-storage.ts';
import type { EvidenceInputs } from '../../../scripts/evidence/evidence.ts';
import { outgoingCalls } from '../../../scripts/evidence/outgoing-data.ts';
import { advisoriesIn, licensedPackages } from '../../../scripts/evidence/packages.ts';
import { securityPage } from '../../../scripts/evidence/security-page.ts';
import { securityRecord } from '../../../scripts/evidence/security-record.ts';
import { definitions } from '../../../scripts/sources.ts';
import { filesAt } from '../../contract/source-files.ts';
import { attackReport, readReport } from './reports.ts';

const elements = await definitions();
const code = filesAt('src/**/*.{ts,tsx}');

describe('data that leaves the page', () => {
  const calls = outgoingCalls(elements);

  it('[EVI-03] is listed by call, with the names of fields and the elements that send them', () => {
    expect(calls).toContainEqual({
      method: 'POST',
      address: '/direct/reimbursement/{id}/view/',
      sends: ['quickDeny', 'reason'],
      elements: ['psp-review-queue'],
    });
  });

  it('[EVI-03] names the attribute that holds an address of the page', () => {
    const lists = calls.filter(
      ({ address, method }) => method === 'GET' && address.startsWith('the address'),
    );
    expect(lists.map(({ address }) => address).join()).toContain('data-endpoint');
  });

  it('[EVI-03] includes the calls of every element', () => {
    const used = elements.flatMap(({ tag, calls: own }) => (own.length ? [tag] : []));
    expect(new Set(calls.flatMap(call => call.elements))).toEqual(new Set(used));
  });
});

describe('data that stays in the browser', () => {
  it('[EVI-03] is found in the code, each with its key', () => {
    const items = storedItems(code).map(({ where, key }) => `${where}: ${key}`);
    expect(items).toEqual([
      'cookie: cookieConsent',
      'localStorage: psp-columns {name of the list}',
      'history.state: psp',
    ]);
  });

  it('[EVI-03] is reported without a key where a new file stores something', () => {
    const planted = { path: 'src/ui/new.ts', text: "sessionStorage.setItem('x', 'y'); // localStorage" };
    expect(storedItems([planted])).toEqual([
      { where: 'sessionStorage', file: planted.path, key: 'not known' },
    ]);
  });
});

describe('packages and advisories', () => {
  it('[EVI-03] lists what the library installs, with licences', () => {
    const packages = licensedPackages({
      packages: {
        '': {},
        'node_modules/react': { version: '19.0.0', license: 'MIT' },
        'node_modules/react-select/node_modules/@emotion/cache': { version: '11.0.0' },
        'node_modules/vitest': { version: '5.0.0', dev: true },
      },
    });
    expect(packages).toEqual([
      { name: 'react', version: '19.0.0', licence: 'MIT' },
      { name: '@emotion/cache', version: '11.0.0', licence: 'not stated' },
    ]);
  });

  it.each([
    ['{"metadata": {"vulnerabilities": {"low": 0, "high": 2, "total": 2}}}', { counts: { high: 2 } }],
    ['{"metadata": {"vulnerabilities": {"low": 0, "total": 0}}}', { counts: {} }],
    ['{"message": "405 Method Not Allowed"}', { notChecked: '405 Method Not Allowed' }],
    ['', { notChecked: 'npm audit gave no answer' }],
  ])('[EVI-03] reads npm audit, and says when the registry did not answer: %s', (output, expected) => {
    expect(advisoriesIn(output)).toEqual(expected);
  });
});

describe('the security record', () => {
  const inputs: EvidenceInputs = {
    commit: '',
    sources: '',
    date: '',
    document: readFileSync('docs/requirements.md', 'utf8'),
    code: [],
    tests: [],
    reports: [],
    missingReports: [],
    pictures: [],
  };
  const recordOf = (reports: EvidenceInputs['reports']) =>
    securityRecord({
      evidence: { ...inputs, reports },
      definitions: elements,
      lock: { packages: {} },
      advisories: { notChecked: 'offline' },
    });

  it('[EVI-03] states the policy of the requirement and our own headers', () => {
    const { policy, headers } = recordOf([]);
    expect(policy).toMatch(/^default-src 'self'; .*require-trusted-types-for 'script'$/);
    expect(headers).toContain('Idempotency-Key');
  });

  it('[EVI-03] shows attacks with their faults, and says when none were made', () => {
    const attack = readReport('attack', attackReport('Nothing is sent twice', ['sent <twice>']));
    const text = securityPage(recordOf([attack]), inputs);
    expect(text).toContain('3 cases, 1 faults');
    expect(text).toContain('sent &#60;twice&#62;');
    expect(text).toContain('Not checked: offline.');
    expect(securityPage(recordOf([]), inputs)).toContain('Not run.');
  });
});
