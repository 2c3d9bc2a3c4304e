// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import {
  createReimbursementPage,
  reportHistoryPage,
  reportSchedulerPage,
  reportTarget,
  studyBudgetPage,
} from '../../../../src/api/addresses/pages.ts';

describe('the URLs of portal pages', () => {
  it.each([
    [{}, ''],
    [{ apiBase: '' }, ''],
    [{ apiBase: '/portal/' }, '/portal'],
  ])('[SD-01] have, with the settings %j, the prefix "%s"', (page, prefix) => {
    expect(createReimbursementPage('a b', page)).toBe(
      `https://portal.test${prefix}/direct/reimbursement/assignedPatient/a%20b/create`,
    );
    expect(studyBudgetPage('5', '7', page)).toBe(
      `https://portal.test${prefix}/direct/site/5/study/7/budget/`,
    );
  });

  it('[NET-01] are undefined for an id that would change the path and for a prefix of another site', () => {
    expect(createReimbursementPage('..', {})).toBeUndefined();
    expect(studyBudgetPage('5', '7', { apiBase: '//evil.test' })).toBeUndefined();
  });

  it('[RPT-04] include the report history and the report scheduler', () => {
    expect(reportHistoryPage(true, {})).toBe('https://portal.test/direct/report/list/');
    expect(reportHistoryPage(false, { apiBase: '/portal' })).toBe('https://portal.test/portal/report/list/');
    expect(reportSchedulerPage({})).toBe('https://portal.test/scheduledReports/');
  });
});

it.each([
  ['/', undefined, '/report/'],
  ['/dashboard', undefined, '/report/'],
  ['/dashboard/', undefined, '/report/'],
  ['/portal/', '/portal', '/portal/report/'],
  ['/portal/dashboard', '/portal/', '/portal/report/'],
  ['/direct/reports/?of=12', undefined, 'https://portal.test/direct/reports/?of=12'],
  ['/dashboards', undefined, 'https://portal.test/dashboards'],
  ['/site/dashboard', undefined, 'https://portal.test/site/dashboard'],
])('[RPT-15] the target of a report on the page %s below %j: %s', (path, apiBase, target) => {
  history.replaceState(null, '', path);
  expect(reportTarget({ apiBase })).toBe(target);
  history.replaceState(null, '', '/dashboard');
});
