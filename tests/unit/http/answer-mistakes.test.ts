import { array, looseObject, nullish, number } from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GetEndpoint } from '../../../src/http/request.ts';
import type { PageSettings } from '../../../src/platform/page.ts';
import { ask } from '../../support/ask.ts';
import { allowLogged, hasLogged } from '../../support/console.ts';
import { pageAt } from '../../support/page-at.ts';

const list = {
  name: 'list',
  method: 'GET',
  path: '{url}',
  query: { limit: true, skip: true, total: true },
  answer: looseObject({
    data: array(looseObject({ patientId: nullish(number()) })),
    total: nullish(number()),
  }),
} as const satisfies GetEndpoint;

const bareList = { ...list, answer: array(looseObject({})) } as const;

beforeEach(() => pageAt('https://portal.test/dashboard/'));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const inTable: PageSettings = { tag: 'psp-table', host: { localName: 'psp-table' } as HTMLElement };

// A mistake is named once per page and address: each test has an address of its own.
let test = '';
beforeEach(() => {
  test += 'x';
  allowLogged();
});

/** Asks for the first batch of a list, which the host answers with this text. */
function askFor(
  answer: string,
  page: PageSettings = inTable,
  endpoint: typeof list | typeof bareList = list,
) {
  vi.stubGlobal('fetch', async () => new Response(answer));
  const query = { limit: 2, skip: 0, total: undefined };
  return ask(endpoint, { url: `/list/${test}/17/`, query, page }).catch(error => error.code);
}

describe('a mistake in an answer', () => {
  const nearKey = '"data.0.patient_id" is ignored. Use "patientId".';

  it('[NET-21] is named with the tag, the address without ids and the right key', async () => {
    await askFor('{"data":[{"patient_id":7}],"total":1}');
    await hasLogged(`psp-table: GET /list/${test}/{id}/: ${nearKey}`);
  });

  it('[NET-21] is named although the answer does not match its schema', async () => {
    expect(await askFor('{"rows":[]}')).toBe('ERR_SHAPE');
    await hasLogged('ERR_SHAPE', '"rows" is ignored: it is a name of other table libraries');
  });

  it('[NET-23] is named where a number has lost digits', async () => {
    await askFor('{"data":[{"patientId":9007199254740993}],"total":1}');
    await hasLogged(`psp-table: GET /list/${test}/{id}/: "patientId" (row 1): a number`);
  });

  it('[NET-21] is named for an object in place of the whole list', async () => {
    await askFor('{"0":{},"2":{}}', inTable, bareList);
    const mistake = 'the answer is an object with numeric keys';
    await hasLogged('ERR_SHAPE', `psp-table: GET /list/${test}/{id}/: ${mistake}`);
  });

  it.each([
    ['is right', '{"data":[{"patientId":7}],"total":1}'],
    ['is broken', '{"data":['],
  ])('[EMB-10] loads no rules when the answer %s', async (_, answer) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await askFor(answer);
    // A timer loads the rules.
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a list that says that it failed', () => {
  it('[NET-11] is not an empty list', async () => {
    expect(await askFor('{"data":[],"total":0,"error":"No search index."}')).toBe('ERR_RESULT');
    expect(await askFor('{"data":[],"success":false}')).toBe('ERR_RESULT');
  });

  it.each([
    ['an empty list', '{"data":[],"total":0}'],
    ['a list with rows and an error', '{"data":[{"patientId":7}],"total":1,"error":"One is missing."}'],
  ])('[NET-11] is not inferred from %s', async (_, answer) => {
    expect(await askFor(answer)).toEqual(JSON.parse(answer));
  });

  it('[NET-11] is not inferred from other content than a list', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ data: '', error: 'x' }));
    const endpoint = { ...list, answer: looseObject({}) } as const;
    expect(await ask(endpoint, { url: '/', page: {} })).toEqual({ data: '', error: 'x' });
  });
});
