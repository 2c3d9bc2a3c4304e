import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { allCros, crosOfSponsor } from '../../src/api/cros.ts';
import { requestReport } from '../../src/api/reports.ts';
import { allSites, satelliteSites, sitesOfStudy } from '../../src/api/sites.ts';
import { studiesOfSite } from '../../src/api/studies.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged } from '../support/console.ts';
import { later } from '../support/later.ts';
import {
  choose,
  combobox,
  generate,
  offered,
  ready,
  reportForm,
  requested,
  shownIn,
} from '../support/reports.ts';
import type { Screen } from '../support/screen.ts';
import { staffDetails } from '../support/screen.ts';

beforeEach(() => void vi.setSystemTime('2026-11-21T12:00:00'));

const dateField = (screen: Screen, name: string) =>
  screen.getByLabelText(new RegExp(`^${name}`)) as HTMLInputElement;
const checkbox = (screen: Screen, name: string) => screen.getByRole('checkbox', { name });
const fieldLabels = (screen: Screen) =>
  [...screen.root.querySelectorAll('label')].map(({ textContent }) =>
    textContent?.replace(/ \(optional\)$/, '').trim(),
  );

describe('the form shows', () => {
  it('[RPT-02] [RPT-07] type, site, study and dates to every user', async () => {
    const { screen } = await reportForm();
    await ready(screen);
    expect(fieldLabels(screen)).toEqual(['Report type', 'Site', 'Study', 'Start date', 'End date']);
  });

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

  it('[RPT-03] Use Spooler, ticked, if spooling is allowed', async () => {
    const { screen } = await reportForm({ 'data-spooling-allowed': true });
    expect(checkbox(screen, 'Use Spooler')).toBeChecked();
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

  it('[RPT-05] the earliest start date of the type', async () => {
    const { screen } = await reportForm();
    await choose(screen, 'Report type', 'sSNTINValidation');
    expect(dateField(screen, 'Start date')).toHaveAccessibleDescription(
      'The earliest start date is 12 December 2022.',
    );
    expect(dateField(screen, 'Start date')).toHaveAttribute('min', '2022-12-12');
  });

  it('[RPT-06] [UI-05] a month instead of dates to users who are not internal', async () => {
    const { screen, fields } = await reportForm({ 'data-site-id': '12' });
    await choose(screen, 'Report type', 'monthlyReport');
    expect(screen.queryByLabelText(/^Start date/)).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2024');
    await userEvent.click(generate(screen));
    expect(await screen.findByText('Select a month and a year.', { exact: false })).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'February');
    await userEvent.click(checkbox(screen, 'Include fees'));
    await userEvent.click(generate(screen));
    await waitFor(async () =>
      expect(await fields()).toEqual([
        [
          ['type', 'monthlyReport'],
          ['site', '12'],
          ['dateStart', '2024-02-01'],
          ['dateEnd', '2024-02-29'],
          ['includeFees', 'true'],
          ['_token', 'f3b1'],
        ],
      ]),
    );
  });

  it('[RPT-18] the fields that a type adds, and hides those that it removes', async () => {
    const { screen } = await reportForm({ 'data-internal': true });
    await choose(screen, 'Report type', 'kitchenSink');
    expect(checkbox(screen, 'Exclude denied')).toBeChecked();
    expect(shownIn(screen, 'Archived')).toBe('Include archived');
    await choose(screen, 'Report type', 'unpaidVisits');
    expect(fieldLabels(screen)).not.toContain('Sponsor');
    expect(fieldLabels(screen)).not.toContain('Exclude denied');
    await choose(screen, 'Report type', 'studyFeeConfigurations');
    expect(fieldLabels(screen)).not.toContain('Site');
    expect(await offered(screen, 'Study')).toHaveLength(3);
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

  it('[RPT-19] fields by the rules of the page', async () => {
    const { screen } = await reportForm({
      'data-report-types': [
        {
          value: 'visits',
          label: 'Visits',
          rules: { hideSite: true, disableDates: true, options: ['documentType'] },
        },
      ],
    });
    await choose(screen, 'Report type', 'Visits');
    expect(fieldLabels(screen)).toEqual(['Report type', 'Study', 'Document type']);
  });
});

describe('the options', () => {
  it('[RPT-16] [RPT-17] of the study follow the chosen site, with a count of those excluded', async () => {
    const { screen, asked } = await reportForm({ 'data-internal': true });
    await ready(screen);
    expect(shownIn(screen, 'Study')).toBe('Please select a site first');
    await choose(screen, 'Site', 'Name s1');
    expect(await offered(screen, 'Study')).toEqual(['Name y1', 'Name y2']);
    expect(combobox(screen, 'Study')).toHaveAccessibleDescription(/1 study excluded by selected Site/);
    expect(asked()).toContain('/direct/site/s1/api/lookup/');
    expect(asked().toSorted()).toEqual([...new Set(asked())].toSorted());
  });

  it('[RPT-17] of the site follow the chosen study in the form for studies', async () => {
    const { screen } = await reportForm(
      { 'data-level': 'study', 'data-internal': true },
      to(sitesOfStudy, []),
    );
    await ready(screen);
    expect(shownIn(screen, 'Site')).toBe('Please select a study first');
    await choose(screen, 'Study', 'Name y1');
    expect(shownIn(screen, 'Site')).toBe('No sites found for selected study');
  });

  it('[RPT-17] say when there are none', async () => {
    const { screen } = await reportForm({}, to(allSites, []));
    await ready(screen);
    expect(shownIn(screen, 'Site')).toBe('No sites are available.');
    const other = await reportForm({}, to(studiesOfSite, []));
    await choose(other.screen, 'Site', 'Name s1');
    expect(shownIn(other.screen, 'Study')).toBe('No studies found for selected site');
  });

  it('[RPT-09] another site clears the study, a sponsor or a CRO clears both, and that is announced', async () => {
    const { screen } = await reportForm({ 'data-internal': true });
    await choose(screen, 'Site', 'Name s1');
    await choose(screen, 'Study', 'Name y1');
    await choose(screen, 'Site', 'Name s2');
    expect(shownIn(screen, 'Study')).toBe('Select a study');
    expect(screen.getByText(/^Study cleared\. 2 studies excluded by selected Site$/)).toHaveAttribute(
      'role',
      'status',
    );
    await choose(screen, 'Study', 'Name y2');
    await choose(screen, 'Sponsor', 'Name p1');
    expect(shownIn(screen, 'Site')).toBe('Select a site');
    expect(screen.getByText(/^Site cleared\. Study cleared\./)).toBeInTheDocument();
    await choose(screen, 'Site', 'Name s1');
    await choose(screen, 'CRO', 'Name c1');
    expect(shownIn(screen, 'Site')).toBe('Select a site');
  });

  it('[RPT-09] [RPT-16] a CRO that does not belong to the sponsor is cleared, and that is announced', async () => {
    const { screen } = await reportForm({ 'data-internal': true });
    await choose(screen, 'CRO', 'Name c1');
    await choose(screen, 'Sponsor', 'Name p1');
    expect(shownIn(screen, 'CRO')).toBe('Name c1');
    await choose(screen, 'Sponsor', 'Name p2');
    expect(shownIn(screen, 'CRO')).toBe('Select a CRO');
    expect(await screen.findByText(/^CRO cleared\./)).toBeInTheDocument();
    expect(await offered(screen, 'CRO')).toEqual(['Name c2']);
  });

  it('[RPT-09] a top-level site or its sponsor clears the satellite site', async () => {
    const { screen } = await reportForm();
    await choose(screen, 'Report type', 'siteMaster');
    expect(shownIn(screen, 'Satellite site')).toBe('Please select a top-level site first');
    await choose(screen, 'Top-level site', 'Name m1');
    await choose(screen, 'Satellite site', 'Name m1-a');
    await choose(screen, 'Sponsor of the top-level site', 'Name p1');
    expect(shownIn(screen, 'Satellite site')).toBe('Select a satellite site');
    await choose(screen, 'Satellite site', 'Name m1-b');
    await choose(screen, 'Top-level site', 'Name m2');
    expect(shownIn(screen, 'Satellite site')).toBe('Select a satellite site');
  });

  it('[RPT-09] a study that is missing from the list of all studies is logged and reported', async () => {
    expectLogged('the studies of a site are not all among the studies of /study/api/list/minimal');
    const { screen } = await reportForm({}, to(studiesOfSite, [{ id: 'lost', name: 'Lost' }]));
    await choose(screen, 'Site', 'Name s1');
    await waitFor(() =>
      expect(screen.heard('psp:error')).toContainEqual(expect.objectContaining({ code: 'ERR_LISTS' })),
    );
    expect(await offered(screen, 'Study')).toEqual(['Lost']);
  });

  it('[RPT-24] a site fixed by the page has no field and narrows the studies', async () => {
    const { screen, asked } = await reportForm({ 'data-site-id': 's2' });
    expect(await offered(screen, 'Study')).toEqual(['Name y2']);
    expect(fieldLabels(screen)).not.toContain('Site');
    expect(asked()).toEqual(['/direct/site/s2/api/lookup/']);
  });

  it('[RPT-16] [RPT-24] of hidden fields are not looked up', async () => {
    const { asked } = await reportForm({ 'data-site-id': 's2', 'data-study-id': 'y2' });
    expect(asked()).toEqual([]);
  });

  it('[NET-04] of the CRO that fail to load show a notice for 1.2 s, and a lasting message at the field', async () => {
    expectLogged('HTTP_403');
    const refuse = () => Response.json({ message: 'The registry is closed.' }, { status: 403 });
    const { screen } = await reportForm({ 'data-internal': true }, to(allCros, refuse));
    expect(await screen.findByText('The registry is closed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('The registry is closed.')).toBeNull());
    expect(combobox(screen, 'CRO')).toHaveAccessibleDescription(/The choices could not be loaded\./);
    expect(combobox(screen, 'Site')).toBeEnabled();
  });

  it.each([
    ['the studies of a site', studiesOfSite, 'y1', 'Site', 's1', 'Study'],
    ['the CROs of a sponsor', crosOfSponsor, 'c1', 'Sponsor', 'p1', 'CRO'],
    ['satellite sites', satelliteSites, 'm1-a', 'Top-level site', 'm1', 'Satellite site'],
  ] as const)(
    '[NET-04] [RPT-14] %s that fail to load keep all choices, and load after Retry',
    async (_, endpoint, id, field, chosenId, dependentField) => {
      expectLogged('HTTP_403');
      const replies = [() => Response.json({ message: 'Closed.' }, { status: 403 })];
      const answer = () => replies.shift()?.() ?? [{ id, name: `Name ${id}` }];
      const { screen } = await reportForm(
        { 'data-internal': true },
        to(endpoint as typeof studiesOfSite, answer),
      );
      await choose(screen, 'Report type', 'kitchenSink');
      await browser.fill(dateField(screen, 'Start date'), '2026-05-05');
      await userEvent.click(checkbox(screen, 'Unbilled'));
      const told = screen.findByText('Closed.');
      await choose(screen, field, `Name ${chosenId}`);
      expect(await told).toBeVisible();
      expect([shownIn(screen, 'Report type'), shownIn(screen, field)]).toEqual([
        'kitchenSink',
        `Name ${chosenId}`,
      ]);
      expect(dateField(screen, 'Start date')).toHaveValue('2026-05-05');
      expect(checkbox(screen, 'Unbilled')).toBeChecked();
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await offered(screen, dependentField)).toEqual([`Name ${id}`]);
      expect(shownIn(screen, field)).toBe(`Name ${chosenId}`);
    },
  );

  it('[RPT-14] lock the form while they load, keep the focus, and Generate says why', async () => {
    const response = later<{ id: string }[]>();
    const { screen, posts } = await reportForm(
      {},
      to(studiesOfSite, () => response.promise),
    );
    await ready(screen);
    await userEvent.click(combobox(screen, 'Site'));
    await userEvent.click(await screen.findByRole('option', { name: 'Name s1' }));
    await waitFor(() => expect(generate(screen)).toHaveAttribute('aria-disabled', 'true'));
    expect(generate(screen)).toHaveAccessibleDescription('The choices are still loading.');
    expect(screen.root.activeElement === combobox(screen, 'Site')).toBe(true);
    expect(shownIn(screen, 'Site')).toBe('Name s1');
    await userEvent.click(combobox(screen, 'Site'));
    expect(screen.queryByRole('option')).toBeNull();
    expect(dateField(screen, 'Start date')).toHaveAttribute('readonly');
    await userEvent.click(generate(screen));
    response.resolve([{ id: 'y1' }]);
    await ready(screen);
    expect(posts()).toEqual([]);
  });
});

/** A form that is ready to submit. */
async function filledForm(attributes = {}, ...answers: Parameters<typeof reportForm>[1][]) {
  const form = await reportForm({ 'data-site-id': '12', ...attributes }, ...(answers as never[]));
  await choose(form.screen, 'Report type', 'visits');
  await browser.fill(dateField(form.screen, 'Start date'), '2026-05-05');
  return form;
}

describe('requesting a report', () => {
  it('[RPT-10] [RPT-13] [UI-12] marks missing fields on Generate, and focuses the first', async () => {
    const { screen, posts } = await reportForm({ 'data-internal': true });
    await ready(screen);
    expect(screen.queryByText(/^Select a site\.$/)).toBeNull();
    await userEvent.click(generate(screen));
    for (const text of ['Select a report type.', 'Select a site.', 'Enter the start date.'])
      expect(await screen.findByText(text, { exact: false, selector: '.error bdi' })).toBeVisible();
    await waitFor(() => expect(screen.root.activeElement === combobox(screen, 'Report type')).toBe(true));
    expect(combobox(screen, 'Site')).toHaveAttribute('aria-invalid', 'true');
    await choose(screen, 'Report type', 'visits');
    expect(screen.queryByText(/Select a report type\./)).toBeNull();
    expect(posts()).toEqual([]);
  });

  it('[RPT-13] [UI-12] lists the problems in field order, each linked to its field', async () => {
    const { screen } = await reportForm({ 'data-internal': true, 'data-level': 'study' });
    await choose(screen, 'Report type', 'visits');
    await userEvent.click(generate(screen));
    const problemList = (await screen.findByText('There is a problem')).nextElementSibling as Element;
    expect([...problemList.children].map(({ textContent }) => textContent)).toEqual([
      'Select a study.',
      'Enter the start date.',
    ]);
    // No site can be chosen before the study, so it is not marked yet.
    expect(combobox(screen, 'Site')).not.toHaveAttribute('aria-invalid');
    await userEvent.click(screen.getByRole('link', { name: 'Enter the start date.' }));
    expect(screen.root.activeElement === dateField(screen, 'Start date')).toBe(true);
    await choose(screen, 'Study', 'Name y1');
    await waitFor(() => expect(combobox(screen, 'Site')).toHaveAccessibleDescription(/Select a site\./));
  });

  it('[RPT-11] [RPT-12] [RPT-13] [UI-12] marks a date outside its limits below its hint, which stays', async () => {
    const { screen, posts } = await filledForm();
    await browser.fill(dateField(screen, 'Start date'), '2015-12-31');
    await userEvent.tab();
    expect(dateField(screen, 'Start date')).toHaveAccessibleDescription(
      '1 January 2016 or later Error: Enter 1 January 2016 or later.',
    );
    await browser.fill(dateField(screen, 'Start date'), '2026-05-05');
    await browser.fill(dateField(screen, 'End date'), '2026-05-05');
    await userEvent.click(generate(screen));
    expect(dateField(screen, 'End date')).toHaveAccessibleDescription(
      'Must be after the start date Error: Enter 6 May 2026 or later.',
    );
    expect(posts()).toEqual([]);
  });

  it('[RPT-13] [UI-12] registers a click on Generate that also blurs a date outside its limits', async () => {
    const { screen, posts } = await filledForm();
    await browser.fill(dateField(screen, 'Start date'), '2015-12-31');
    expect(screen.queryByText('Enter 1 January 2016 or later.')).toBeNull();
    await browser.click(generate(screen));
    expect(await screen.findByText('Enter 1 January 2016 or later.')).toBeVisible();
    expect(screen.root.activeElement).toBe(dateField(screen, 'Start date'));
    expect(posts()).toEqual([]);
  });

  it('[RPT-13] [RPT-17] [UI-12] shows the error of a study below the count of those excluded', async () => {
    const { screen } = await filledForm({ 'data-site-id': undefined, 'data-internal': true });
    await choose(screen, 'Site', 'Name s1');
    await userEvent.click(generate(screen));
    const study = combobox(screen, 'Study');
    await waitFor(() =>
      expect(study).toHaveAccessibleDescription(/1 study excluded by selected Site.*Error: Select a study\./),
    );
    const topOf = (text: string) =>
      screen.getByText(text, { exact: false, selector: '.field bdi' }).getBoundingClientRect().top;
    const bottom = study.getBoundingClientRect().bottom;
    expect(topOf('1 study excluded')).toBeGreaterThan(bottom);
    expect(topOf('Select a study.')).toBeGreaterThan(topOf('1 study excluded'));
  });

  it('[RPT-08] keeps site, study and dates for another type, and marks dates outside its limits', async () => {
    const { screen } = await filledForm({ 'data-site-id': undefined, 'data-internal': true });
    await choose(screen, 'Site', 'Name s1');
    await choose(screen, 'Study', 'Name y1');
    await browser.fill(dateField(screen, 'Start date'), '2020-01-01');
    await choose(screen, 'Report type', 'sSNTINValidation');
    expect([shownIn(screen, 'Site'), shownIn(screen, 'Study')]).toEqual(['Name s1', 'Name y1']);
    expect(dateField(screen, 'Start date')).toHaveValue('2020-01-01');
    expect(dateField(screen, 'Start date')).toHaveAccessibleDescription(
      'The earliest start date is 12 December 2022. Error: Enter 12 December 2022 or later.',
    );
  });

  it('[RPT-11] uses the date limits of the new day after midnight', async () => {
    const { screen, posts } = await filledForm();
    await browser.fill(dateField(screen, 'End date'), '2031-11-22');
    await userEvent.click(generate(screen));
    expect(dateField(screen, 'End date')).toHaveAccessibleDescription(
      'Must be after the start date Error: Enter 21 November 2031 or earlier.',
    );
    vi.setSystemTime('2026-11-22T00:00:01');
    await userEvent.click(generate(screen));
    await waitFor(() => expect(posts()).toHaveLength(1));
  });

  it('[RPT-15] [NET-09] posts the choices with the token: ticked checkboxes as true, unticked ones not at all', async () => {
    const { screen, fields } = await reportForm({ 'data-internal': true, 'data-spooling-allowed': true });
    await choose(screen, 'Report type', 'kitchenSink');
    await choose(screen, 'Sponsor', 'Name p1');
    await choose(screen, 'Site', 'Name s1');
    await choose(screen, 'Study', 'Name y2');
    await browser.fill(dateField(screen, 'Start date'), '2026-01-01');
    await browser.fill(dateField(screen, 'End date'), '2026-01-31');
    await choose(screen, 'Archived', 'Only archived');
    await userEvent.click(checkbox(screen, 'Exclude denied'));
    await userEvent.click(checkbox(screen, 'Unbilled'));
    await userEvent.click(generate(screen));
    await waitFor(async () =>
      expect(await fields()).toEqual([
        [
          ['type', 'kitchenSink'],
          ['sponsor', 'p1'],
          ['site', 's1'],
          ['study', 'y2'],
          ['dateStart', '2026-01-01'],
          ['dateEnd', '2026-01-31'],
          ['archived', 'archiveOnly'],
          ['unbilled', 'true'],
          ['spooled', 'true'],
          ['_token', 'f3b1'],
        ],
      ]),
    );
    await waitFor(() =>
      expect(screen.heard('psp:navigate')).toEqual([{ url: `${location.origin}/report/list/` }]),
    );
  });

  it('[RPT-13] [RPT-14] says that it is waiting, stays locked, and posts once however often it is submitted', async () => {
    const answer = later<Response>();
    const { screen, posts } = await filledForm({}, to(requestReport, () => answer.promise, '/ask') as never);
    await userEvent.click(generate(screen));
    expect(await screen.findByText('Waiting for response from server')).toBeVisible();
    for (let press = 0; press < 20; press += 1) generate(screen).click();
    await userEvent.type(dateField(screen, 'Start date'), '{Enter}');
    expect(dateField(screen, 'Start date')).toHaveAttribute('readonly');
    expect(dateField(screen, 'Start date')).toHaveValue('2026-05-05');
    answer.resolve(requested());
    await waitFor(() => expect(screen.heard('psp:navigate')).toHaveLength(1));
    expect(posts()).toHaveLength(1);
  });

  it('[RPT-14] says that it is waiting, then that the report was requested', async () => {
    const { screen } = await filledForm();
    const statusTexts: (string | null)[] = [];
    const status = screen.root.querySelector('.submission-status') as HTMLElement;
    new MutationObserver(() => statusTexts.push(status.textContent)).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    await userEvent.click(generate(screen));
    expect(await screen.findByText('Report requested successfully!')).toBeVisible();
    expect(statusTexts[0]).toBe('Waiting for response from server');
  });

  it('[RPT-13] posts each of several submits with its own idempotency key, if that is allowed', async () => {
    const answer = later<Response>();
    const { screen, posts } = await filledForm(
      { 'data-allow-multiple-submits': true },
      to(requestReport, () => answer.promise, '/ask') as never,
    );
    await userEvent.click(generate(screen));
    await userEvent.click(generate(screen));
    await waitFor(() => expect(posts()).toHaveLength(2));
    const [first, second] = posts().map(({ headers }) => headers.get('idempotency-key'));
    expect(first).not.toBe(second);
    answer.resolve(requested());
    await waitFor(() => expect(screen.heard('psp:navigate')).not.toHaveLength(0));
  });

  it.each([
    [
      '[NET-02] a refusal',
      'HTTP_422',
      () => Response.json({ message: 'No such study.' }, { status: 422 }),
      'No such study.',
    ],
    [
      '[NET-03] no connection',
      'ERR_NETWORK',
      () => Promise.reject(new TypeError('gone')),
      'ERR_NETWORK: Network Error',
    ],
    [
      '[RPT-14] a conflict',
      'HTTP_409',
      () => Response.json({ message: 'Try later.' }, { status: 409 }),
      'Try later.',
    ],
    [
      '[RPT-14] no redirect',
      'ERR_SHAPE, expected an address at "redirect"',
      () => Response.json({}),
      "We couldn't confirm that this was saved. Save again to retry safely.",
    ],
    [
      '[NET-15] the sign-in page',
      'ERR_SESSION',
      () => new Response('', { status: 302, headers: { location: '/login' } }),
      /Your session has ended/,
    ],
  ])('%s shows a message, keeps the values, and allows another submit', async (_, code, reply, text) => {
    expectLogged(code);
    const replies = [reply, requested];
    const { screen, posts } = await filledForm(
      {},
      to(requestReport, () => (replies.shift() ?? requested)() as never, '/ask') as never,
    );
    await userEvent.click(generate(screen));
    expect((await screen.findAllByText(text, { exact: false }))[0]).toBeVisible();
    expect(screen.queryByText(/Report requested successfully/)).toBeNull();
    expect(dateField(screen, 'Start date')).toHaveValue('2026-05-05');
    await ready(screen);
    await userEvent.click(generate(screen));
    await waitFor(() => expect(posts()).toHaveLength(2));
    await waitFor(() => expect(screen.heard('psp:navigate')).toHaveLength(1));
  });
});
