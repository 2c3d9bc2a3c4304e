import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { sitesOfStudy, topLevelSites } from '../../src/api/sites.ts';
import { allSponsors } from '../../src/api/sponsors.ts';
import { studiesOfSite } from '../../src/api/studies.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged } from '../support/console.ts';
import { later } from '../support/later.ts';
import {
  checkbox,
  choose,
  combobox,
  dateField,
  fieldLabels,
  generate,
  offered,
  ready,
  reportForm,
  shownIn,
} from '../support/reports.ts';

beforeEach(() => void vi.setSystemTime('2026-11-21T12:00:00'));

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

  it('[RPT-09] a study that is missing from the list of all studies is offered', async () => {
    const { screen } = await reportForm({}, to(studiesOfSite, [{ id: 'lost', name: 'Lost' }]));
    await choose(screen, 'Site', 'Name s1');
    expect(await offered(screen, 'Study')).toEqual(['Lost']);
  });

  it('[RPT-24] a site fixed by the page has no field and narrows the studies', async () => {
    const { screen, asked } = await reportForm({ 'data-site-id': 's2' });
    expect(await offered(screen, 'Study')).toEqual(['Name y2']);
    expect(fieldLabels(screen)).not.toContain('Site');
    expect(asked()).toEqual(['/direct/site/s2/api/lookup/']);
  });

  it('[NET-04] [RPT-14] that fail to load keep all choices, and load after Retry', async () => {
    expectLogged('HTTP_403');
    const replies = [() => Response.json({ message: 'Closed.' }, { status: 403 })];
    const { screen } = await reportForm(
      { 'data-internal': true },
      to(studiesOfSite, () => replies.shift()?.() ?? [{ id: 'y1', name: 'Name y1' }]),
    );
    await choose(screen, 'Report type', 'kitchenSink');
    await browser.fill(dateField(screen, 'Start date'), '2026-05-05');
    await userEvent.click(checkbox(screen, 'Unbilled'));
    await choose(screen, 'Site', 'Name s1');
    expect(await screen.findByText('Closed.')).toBeVisible();
    expect([shownIn(screen, 'Report type'), shownIn(screen, 'Site')]).toEqual(['kitchenSink', 'Name s1']);
    expect(dateField(screen, 'Start date')).toHaveValue('2026-05-05');
    expect(checkbox(screen, 'Unbilled')).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await offered(screen, 'Study')).toEqual(['Name y1']);
    expect(shownIn(screen, 'Site')).toBe('Name s1');
  });

  it('[NET-04] that fail to load are all requested again by one Retry', async () => {
    expectLogged('HTTP_403');
    const refusals = [{ message: 'Closed.' }, { message: 'Closed.' }];
    const reply = (ids: readonly { readonly id: string }[]) => () => {
      const refusal = refusals.pop();
      return refusal ? Response.json(refusal, { status: 403 }) : Response.json(ids);
    };
    const { screen } = await reportForm(
      { 'data-internal': true },
      to(allSponsors, reply([{ id: 'p9' }])),
      to(topLevelSites, reply([{ id: 'm9' }])),
    );
    await ready(screen);
    const [retry, ...others] = screen.getAllByRole('button', { name: 'Retry' });
    expect(others).toHaveLength(1);
    await userEvent.click(retry as HTMLElement);
    expect(await offered(screen, 'Sponsor')).toEqual(['p9']);
    expect(await offered(screen, 'Top-level site')).toEqual(['m9']);
  });

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
