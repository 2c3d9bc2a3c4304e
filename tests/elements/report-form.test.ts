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

beforeEach(() => void vi.setSystemTime('2026-11-21T12:00:00'));

const date = (screen: Screen, name: string) =>
  screen.getByLabelText(new RegExp(`^${name}`)) as HTMLInputElement;
const box = (screen: Screen, name: string) => screen.getByRole('checkbox', { name });
const fieldsOf = (screen: Screen) =>
  [...screen.root.querySelectorAll('label')].map(({ textContent }) =>
    textContent?.replace(/ \(optional\)$/, '').trim(),
  );

describe('what is shown', () => {
  it('[RPT-02] [RPT-07] everybody sees type, site, study and dates', async () => {
    const { screen } = await reportForm();
    await ready(screen);
    expect(fieldsOf(screen)).toEqual(['Report type', 'Site', 'Study', 'Start date', 'End date']);
  });

  it('[RPT-01] [RPT-07] [RPT-25] internal users see sponsors, CROs, top-level and satellite sites; studies come first in their form', async () => {
    const { screen } = await reportForm({ 'data-internal': true, 'data-level': 'study' });
    await ready(screen);
    expect(fieldsOf(screen)).toEqual([
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

  it('[RPT-03] Use Spooler where spooling is allowed, ticked', async () => {
    const { screen } = await reportForm({ 'data-spooling-allowed': true });
    expect(box(screen, 'Use Spooler')).toBeChecked();
  });

  it.each([
    [{}, '/direct/report/list/'],
    [{ 'data-internal': true, 'data-study-admin': true }, '/direct/report/list/'],
    [{ 'data-study-admin': true }, '/report/list/'],
    [{ 'data-site-admin': true }, '/report/list/'],
  ])('[RPT-04] [RPT-25] Report History of %j is %s', async (who, path) => {
    const { screen } = await reportForm(who);
    const link = screen.getByRole('link', { name: 'Report History' }) as HTMLAnchorElement;
    expect(link.pathname).toMatch(new RegExp(`^/portal\\d+${path}$`));
    expect(Boolean(screen.queryByRole('link', { name: 'Report Scheduler' }))).toBe('data-internal' in who);
  });

  it('[RPT-05] the earliest start of the type', async () => {
    const { screen } = await reportForm();
    await choose(screen, 'Report type', 'sSNTINValidation');
    expect(date(screen, 'Start date')).toHaveAccessibleDescription(
      'The earliest start date is 12 December 2022.',
    );
    expect(date(screen, 'Start date')).toHaveAttribute('min', '2022-12-12');
  });

  it('[RPT-06] [UI-05] a month in place of dates for whoever is not internal', async () => {
    const { screen, fields } = await reportForm({ 'data-site-id': '12' });
    await choose(screen, 'Report type', 'monthlyReport');
    expect(screen.queryByLabelText(/^Start date/)).toBeNull();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2024');
    await userEvent.click(generate(screen));
    expect(await screen.findByText('Select a month and a year.', { exact: false })).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'February');
    await userEvent.click(box(screen, 'Include fees'));
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

  it('[RPT-18] what a type adds, and takes', async () => {
    const { screen } = await reportForm({ 'data-internal': true });
    await choose(screen, 'Report type', 'kitchenSink');
    expect(box(screen, 'Exclude denied')).toBeChecked();
    expect(shownIn(screen, 'Archived')).toBe('Include archived');
    await choose(screen, 'Report type', 'unpaidVisits');
    expect(fieldsOf(screen)).not.toContain('Sponsor');
    expect(fieldsOf(screen)).not.toContain('Exclude denied');
    await choose(screen, 'Report type', 'studyFeeConfigurations');
    expect(fieldsOf(screen)).not.toContain('Site');
    expect(await offered(screen, 'Study')).toHaveLength(3);
  });

  it('[RPT-19] [EMB-04] a rule that does not exist is named with those that do, nearest first', async () => {
    expectLogged(
      'data-report-types gives the type "visits" the rule "studyRequire", which does not exist. Use studyRequired, ',
    );
    const { screen } = await reportForm({
      'data-report-types': [{ value: 'visits', label: 'Visits', rules: { studyRequire: true } }],
    });
    expect(
      await screen.findByText(/the rule "studyRequire", which does not exist\. Use studyRequired,/),
    ).toBeVisible();
  });

  it('[RPT-19] the rules of the page', async () => {
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
    expect(fieldsOf(screen)).toEqual(['Report type', 'Study', 'Document type']);
  });
});

describe('what can be chosen', () => {
  it('[RPT-16] [RPT-17] studies follow the site, and what is left out is counted', async () => {
    const { screen, asked } = await reportForm({ 'data-internal': true });
    await ready(screen);
    expect(shownIn(screen, 'Study')).toBe('Please select a site first');
    await choose(screen, 'Site', 'Name s1');
    expect(await offered(screen, 'Study')).toEqual(['Name y1', 'Name y2']);
    expect(combobox(screen, 'Study')).toHaveAccessibleDescription(/1 study excluded by selected Site/);
    expect(asked()).toContain('/direct/site/s1/api/lookup/');
    expect(asked().toSorted()).toEqual([...new Set(asked())].toSorted());
  });

  it('[RPT-17] sites follow the study in its form', async () => {
    const { screen } = await reportForm(
      { 'data-level': 'study', 'data-internal': true },
      to(sitesOfStudy, []),
    );
    await ready(screen);
    expect(shownIn(screen, 'Site')).toBe('Please select a study first');
    await choose(screen, 'Study', 'Name y1');
    expect(shownIn(screen, 'Site')).toBe('No sites found for selected study');
  });

  it('[RPT-17] says where there is nothing to choose', async () => {
    const { screen } = await reportForm({}, to(allSites, []));
    await ready(screen);
    expect(shownIn(screen, 'Site')).toBe('No sites are available.');
    const other = await reportForm({}, to(studiesOfSite, []));
    await choose(other.screen, 'Site', 'Name s1');
    expect(shownIn(other.screen, 'Study')).toBe('No studies found for selected site');
  });

  it('[RPT-09] another site empties the study, a sponsor or a CRO both, and that is said', async () => {
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

  it('[RPT-09] [RPT-16] a CRO that is none of the sponsor is taken away, and that is said', async () => {
    const { screen } = await reportForm({ 'data-internal': true });
    await choose(screen, 'CRO', 'Name c1');
    await choose(screen, 'Sponsor', 'Name p1');
    expect(shownIn(screen, 'CRO')).toBe('Name c1');
    await choose(screen, 'Sponsor', 'Name p2');
    expect(shownIn(screen, 'CRO')).toBe('Select a CRO');
    expect(await screen.findByText(/^CRO cleared\./)).toBeInTheDocument();
    expect(await offered(screen, 'CRO')).toEqual(['Name c2']);
  });

  it('[RPT-09] a top-level site or its sponsor empties the satellite site', async () => {
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

  it('[RPT-09] a study of a site that is not among all studies is logged and reported', async () => {
    expectLogged('the studies of a site are not all among the studies of /study/api/list/minimal');
    const { screen } = await reportForm({}, to(studiesOfSite, [{ id: 'lost', name: 'Lost' }]));
    await choose(screen, 'Site', 'Name s1');
    await waitFor(() =>
      expect(screen.heard('psp:error')).toContainEqual(expect.objectContaining({ code: 'ERR_LISTS' })),
    );
    expect(await offered(screen, 'Study')).toEqual(['Lost']);
  });

  it('[RPT-24] what the page is already about is not chosen', async () => {
    const { screen, asked } = await reportForm({ 'data-site-id': 's2' });
    expect(await offered(screen, 'Study')).toEqual(['Name y2']);
    expect(fieldsOf(screen)).not.toContain('Site');
    expect(asked()).toEqual(['/direct/site/s2/api/lookup/']);
  });

  it('[RPT-16] [RPT-24] nothing is looked up for fields that are not there', async () => {
    const { asked } = await reportForm({ 'data-site-id': 's2', 'data-study-id': 'y2' });
    expect(asked()).toEqual([]);
  });

  it('[NET-04] CROs that could not be looked up are told for 1.2 s, and the field goes on saying it', async () => {
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
    '[NET-04] [RPT-14] %s that could not be looked up leave all that was chosen, and Retry brings them',
    async (_, endpoint, id, field, chosen, follower) => {
      expectLogged('HTTP_403');
      const replies = [() => Response.json({ message: 'Closed.' }, { status: 403 })];
      const answer = () => replies.shift()?.() ?? [{ id, name: `Name ${id}` }];
      const { screen } = await reportForm(
        { 'data-internal': true },
        to(endpoint as typeof studiesOfSite, answer),
      );
      await choose(screen, 'Report type', 'kitchenSink');
      await browser.fill(date(screen, 'Start date'), '2026-05-05');
      await userEvent.click(box(screen, 'Unbilled'));
      await choose(screen, field, `Name ${chosen}`);
      expect(await screen.findByText('Closed.')).toBeVisible();
      expect([shownIn(screen, 'Report type'), shownIn(screen, field)]).toEqual([
        'kitchenSink',
        `Name ${chosen}`,
      ]);
      expect(date(screen, 'Start date')).toHaveValue('2026-05-05');
      expect(box(screen, 'Unbilled')).toBeChecked();
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      expect(await offered(screen, follower)).toEqual([`Name ${id}`]);
      expect(shownIn(screen, field)).toBe(`Name ${chosen}`);
    },
  );

  it('[RPT-14] while choices load, nothing can be changed, the focus stays, and Generate says why', async () => {
    const slow = later<{ id: string }[]>();
    const { screen, posts } = await reportForm(
      {},
      to(studiesOfSite, () => slow.promise),
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
    expect(date(screen, 'Start date')).toHaveAttribute('readonly');
    await userEvent.click(generate(screen));
    slow.resolve([{ id: 'y1' }]);
    await ready(screen);
    expect(posts()).toEqual([]);
  });
});

/** A form that can be sent. */
async function filled(attributes = {}, ...answers: Parameters<typeof reportForm>[1][]) {
  const form = await reportForm({ 'data-site-id': '12', ...attributes }, ...(answers as never[]));
  await choose(form.screen, 'Report type', 'visits');
  await browser.fill(date(form.screen, 'Start date'), '2026-05-05');
  return form;
}

describe('asking for a report', () => {
  it('[RPT-10] [RPT-13] [UI-12] marks what is missing when Generate is clicked, and leads to the first', async () => {
    const { screen, posts } = await reportForm({ 'data-internal': true });
    await ready(screen);
    expect(screen.queryByText(/^Select a site\.$/)).toBeNull();
    await userEvent.click(generate(screen));
    for (const text of [
      'Select a report type.',
      'Select a site.',
      'Select a study.',
      'Enter the start date.',
    ])
      expect(await screen.findByText(text, { exact: false, selector: '.error bdi' })).toBeVisible();
    await waitFor(() => expect(screen.root.activeElement === combobox(screen, 'Report type')).toBe(true));
    expect(combobox(screen, 'Site')).toHaveAttribute('aria-invalid', 'true');
    await choose(screen, 'Report type', 'visits');
    expect(screen.queryByText(/Select a report type\./)).toBeNull();
    expect(posts()).toEqual([]);
  });

  it('[RPT-13] [UI-12] lists what is wrong in the order of the fields, each with the way to it', async () => {
    const { screen } = await reportForm({ 'data-internal': true, 'data-level': 'study' });
    await choose(screen, 'Report type', 'visits');
    await userEvent.click(generate(screen));
    const wrong = (await screen.findByText('There is a problem')).nextElementSibling as Element;
    expect([...wrong.children].map(({ textContent }) => textContent)).toEqual([
      'Select a study.',
      'Select a site.',
      'Enter the start date.',
    ]);
    // No site can be chosen before the study.
    expect(screen.queryByRole('link', { name: 'Select a site.' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Enter the start date.' }));
    expect(screen.root.activeElement === date(screen, 'Start date')).toBe(true);
    await choose(screen, 'Study', 'Name y1');
    await userEvent.click(screen.getByRole('link', { name: 'Select a site.' }));
    expect(screen.root.activeElement === combobox(screen, 'Site')).toBe(true);
  });

  it('[RPT-11] [RPT-12] [RPT-13] marks a day outside its limits, and nothing moves for it', async () => {
    const { screen, posts } = await filled();
    const { y } = generate(screen).getBoundingClientRect();
    await browser.fill(date(screen, 'Start date'), '2015-12-31');
    await userEvent.tab();
    expect(date(screen, 'Start date')).toHaveAccessibleDescription('Error: Enter 01 January 2016 or later.');
    expect(generate(screen).getBoundingClientRect().y).toBe(y);
    await browser.fill(date(screen, 'Start date'), '2026-05-05');
    await browser.fill(date(screen, 'End date'), '2026-05-05');
    await userEvent.click(generate(screen));
    expect(date(screen, 'End date')).toHaveAccessibleDescription('Error: Enter 06 May 2026 or later.');
    expect(posts()).toEqual([]);
  });

  it('[RPT-08] another type keeps site, study and dates, which its limits may mark', async () => {
    const { screen } = await filled({ 'data-site-id': undefined, 'data-internal': true });
    await choose(screen, 'Site', 'Name s1');
    await choose(screen, 'Study', 'Name y1');
    await browser.fill(date(screen, 'Start date'), '2020-01-01');
    await choose(screen, 'Report type', 'sSNTINValidation');
    expect([shownIn(screen, 'Site'), shownIn(screen, 'Study')]).toEqual(['Name s1', 'Name y1']);
    expect(date(screen, 'Start date')).toHaveValue('2020-01-01');
    expect(date(screen, 'Start date')).toHaveAccessibleDescription('Error: Enter 12 December 2022 or later.');
  });

  it('[RPT-11] left open over midnight, the limits are those of the new day', async () => {
    const { screen, posts } = await filled();
    await browser.fill(date(screen, 'End date'), '2031-11-22');
    await userEvent.click(generate(screen));
    expect(date(screen, 'End date')).toHaveAccessibleDescription('Error: Enter 21 November 2031 or earlier.');
    vi.setSystemTime('2026-11-22T00:00:01');
    await userEvent.click(generate(screen));
    await waitFor(() => expect(posts()).toHaveLength(1));
  });

  it('[RPT-15] [NET-09] posts what is chosen with the token; ticked is true, unticked is absent', async () => {
    const { screen, fields } = await reportForm({ 'data-internal': true, 'data-spooling-allowed': true });
    await choose(screen, 'Report type', 'kitchenSink');
    await choose(screen, 'Sponsor', 'Name p1');
    await choose(screen, 'Site', 'Name s1');
    await choose(screen, 'Study', 'Name y2');
    await browser.fill(date(screen, 'Start date'), '2026-01-01');
    await browser.fill(date(screen, 'End date'), '2026-01-31');
    await choose(screen, 'Archived', 'Only archived');
    await userEvent.click(box(screen, 'Exclude denied'));
    await userEvent.click(box(screen, 'Unbilled'));
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

  it('[RPT-13] [RPT-14] says that it waits, keeps the focus, and a second press sends nothing', async () => {
    const answer = later<Response>();
    const { screen, posts } = await filled({}, to(requestReport, () => answer.promise, '/ask') as never);
    await userEvent.click(generate(screen));
    expect(await screen.findByText('Waiting for response from server')).toBeVisible();
    for (let press = 0; press < 20; press += 1) generate(screen).click();
    await userEvent.type(date(screen, 'Start date'), '{Enter}');
    expect(date(screen, 'Start date')).toHaveAttribute('readonly');
    expect(date(screen, 'Start date')).toHaveValue('2026-05-05');
    answer.resolve(requested());
    await waitFor(() => expect(screen.heard('psp:navigate')).toHaveLength(1));
    expect(posts()).toHaveLength(1);
  });

  it('[RPT-14] says that it was requested while the browser is on its way', async () => {
    const { screen } = await filled();
    const seen: (string | null)[] = [];
    const fate = screen.root.querySelector('.fate') as HTMLElement;
    new MutationObserver(() => seen.push(fate.textContent)).observe(fate, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    await userEvent.click(generate(screen));
    expect(await screen.findByText('Report requested successfully!')).toBeVisible();
    expect(seen[0]).toBe('Waiting for response from server');
  });

  it('[RPT-13] a form that allows several sends each, with a key of its own', async () => {
    const answer = later<Response>();
    const { screen, posts } = await filled(
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
      /It is not known whether the report was requested/,
    ],
    [
      '[NET-15] the sign-in page',
      'ERR_SESSION',
      () => new Response('', { status: 302, headers: { location: '/login' } }),
      /Your session has ended/,
    ],
  ])('%s is told, nothing is lost, and the form can be sent again', async (_, code, reply, text) => {
    expectLogged(code);
    const replies = [reply, requested];
    const { screen, posts } = await filled(
      {},
      to(requestReport, () => (replies.shift() ?? requested)() as never, '/ask') as never,
    );
    await userEvent.click(generate(screen));
    expect((await screen.findAllByText(text, { exact: false }))[0]).toBeVisible();
    expect(screen.queryByText(/Report requested successfully/)).toBeNull();
    expect(date(screen, 'Start date')).toHaveValue('2026-05-05');
    await ready(screen);
    await userEvent.click(generate(screen));
    await waitFor(() => expect(posts()).toHaveLength(2));
    await waitFor(() => expect(screen.heard('psp:navigate')).toHaveLength(1));
  });
});
