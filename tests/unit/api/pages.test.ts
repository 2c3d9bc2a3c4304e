import { describe, expect, it } from 'vitest';
import { createReimbursementPage, studyBudgetPage } from '../../../src/api/pages.ts';

describe('the pages that the library itself leads to', () => {
  it.each([
    [{}, ''],
    [{ apiBase: '' }, ''],
    [{ apiBase: '/portal/' }, '/portal'],
  ])('[SD-01] stand, where the page says %j, under "%s"', (page, prefix) => {
    expect(createReimbursementPage('a b', page)).toBe(
      `https://portal.test${prefix}/direct/reimbursement/assignedPatient/a%20b/create`,
    );
    expect(studyBudgetPage('5', '7', page)).toBe(
      `https://portal.test${prefix}/direct/site/5/study/7/budget/`,
    );
  });

  it('[NET-01] are none for an id that would change the address, or a prefix of another site', () => {
    expect(createReimbursementPage('..', {})).toBeUndefined();
    expect(studyBudgetPage('5', '7', { apiBase: '//evil.test' })).toBeUndefined();
  });
});
