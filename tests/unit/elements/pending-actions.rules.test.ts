import { describe, expect, it } from 'vitest';
import { english } from '../../../src/domain/language/language.ts';
import {
  answerProblems,
  pendingActions,
} from '../../../src/elements/pending-actions/pending-actions.rules.ts';

type Answer = Parameters<typeof pendingActions>[0];
const resolve = (href: string) => (/^\/[^/]/.test(href) ? `https://portal.test${href}` : undefined);
const shown = (...rows: readonly object[]) => pendingActions(rows as Answer, resolve, english);
const problems = (...rows: readonly object[]) => answerProblems(rows as Answer, shown(...rows));

describe('a reimbursement that requires an action', () => {
  it('[SD-02] is formatted', () => {
    const row = {
      id: '7',
      patientId: 508,
      totalUSD: 12.5,
      submissionDate: '2026-05-06',
      status: 'inReview',
      view: '/direct/7/',
    };
    expect(shown(row)).toEqual([
      {
        id: '7',
        patient: '508',
        submitted: '6 May 2026',
        status: { label: 'In Review', tone: 'warning' },
        total: '12.5',
        href: 'https://portal.test/direct/7/',
      },
    ]);
  });

  it('[SD-05] shows nothing for what the record does not state', () => {
    expect(shown({ id: '7' }, { id: '8', status: ' ', view: '' })).toEqual(
      ['7', '8'].map(id => ({
        id,
        patient: '',
        submitted: '',
        status: undefined,
        total: '',
        href: undefined,
      })),
    );
  });
});

describe('the problems of an answer', () => {
  it('[SD-05] are none for known statuses and links of this site', () => {
    expect(
      problems({ id: '1', status: 'paid', view: '/a/' }, { id: '2' }, { id: '3', status: 'denied' }),
    ).toEqual([]);
  });

  it('[SD-05] name the unknown statuses once, shortened, at most ten', () => {
    const [sentence = ''] = problems(
      { id: '1', status: 'on hold' },
      { id: '2', status: 'on hold' },
      { id: '3', status: 'x'.repeat(50) },
      { id: '4', status: 'paid' },
    );
    expect(sentence).toMatch(/^3 of 4 reimbursements have a status that this list does not know/);
    expect(sentence).toContain(`shows as Denied: "on hold", "${'x'.repeat(40)}". It knows`);
    const many = Array.from({ length: 12 }, (_, at) => ({ id: `${at}`, status: `odd${at}` }));
    expect(problems(...many)[0]).toContain('"odd9". It knows');
  });

  it('[NET-01] count links of other sites', () => {
    expect(problems({ id: '1', view: '//evil.test/' }, { id: '2', view: '/a/' })).toEqual([
      '1 of 2 reimbursements have a "view" that is not an address of this site and is not shown as a link. Use one that begins with "/".',
    ]);
  });
});
