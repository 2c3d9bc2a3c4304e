import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { requestReport } from '../../src/api/reports.ts';
import { to } from '../support/answers/host.ts';
import { later } from '../support/later.ts';
import {
  checkbox,
  choose,
  combobox,
  dateField,
  generate,
  ready,
  reportForm,
  requested,
} from '../support/reports.ts';

beforeEach(() => void vi.setSystemTime('2026-11-21T12:00:00'));

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
      expect(await screen.findByText(text, { exact: false, selector: '.error bdi > *' })).toBeVisible();
    await waitFor(() => expect(screen.root.activeElement === combobox(screen, 'Report type')).toBe(true));
    expect(combobox(screen, 'Site')).toHaveAttribute('aria-invalid', 'true');
    await choose(screen, 'Report type', 'visits');
    expect(screen.queryByText(/Select a report type\./)).toBeNull();
    expect(posts()).toEqual([]);
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
    expect(await screen.findByText('Report requested successfully!')).toBeVisible();
  });

  it('[NET-26] [RPT-13] does not send what was pressed when the page is left at once', async () => {
    const { screen, posts } = await filledForm();
    generate(screen).click();
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    expect(await screen.findByText(/Network Error/)).toBeInTheDocument();
    expect(posts()).toEqual([]);
  });
});
