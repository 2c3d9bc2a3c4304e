import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectLogged } from '../support/console.ts';
import { fieldLabels, ready, reportForm } from '../support/reports.ts';
import { staffDetails } from '../support/screen.ts';

beforeEach(() => void vi.setSystemTime('2026-11-21T12:00:00'));

describe('the form shows', () => {
  it('[RPT-01] [RPT-07] [RPT-25] sponsor, CRO, top-level and satellite site to internal users; in the form for studies the study comes first', async () => {
    const { screen } = await reportForm({ 'data-internal': true, 'data-level': 'study' });
    await ready(screen);
    expect(fieldLabels(screen)).toEqual([
      'Report type',
      'Sponsor',
      'CRO',
      'Study',
      'Site',
      'Top-level site',
      'Satellite site',
      'Start date',
      'End date',
    ]);
  });

  it.each([
    [{}, '/direct/report/list/'],
    [{ 'data-internal': true, 'data-study-admin': true }, '/direct/report/list/'],
    [{ 'data-study-admin': true }, '/report/list/'],
    [{ 'data-site-admin': true }, '/report/list/'],
  ])('[RPT-04] [RPT-25] to a user with %j a link to Report History at %s', async (userAttributes, path) => {
    const { screen } = await reportForm(userAttributes);
    const link = screen.getByRole('link', { name: 'Report History' }) as HTMLAnchorElement;
    expect(link.pathname).toMatch(new RegExp(`^/portal\\d+${path}$`));
    expect(Boolean(screen.queryByRole('link', { name: 'Report Scheduler' }))).toBe(
      'data-internal' in userAttributes,
    );
  });

  it('[RPT-19] [EMB-04] an error for an unknown rule, with the existing ones, nearest first', async () => {
    expectLogged(
      'data-report-types gives the type "visits" the rule "studyRequire", which does not exist. Use studyRequired, ',
    );
    const { screen } = await reportForm({
      'data-report-types': [{ value: 'visits', label: 'Visits', rules: { studyRequire: true } }],
    });
    expect(await staffDetails(screen)).toContain(
      'the rule "studyRequire", which does not exist. Use studyRequired,',
    );
  });
});
