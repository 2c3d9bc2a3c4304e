import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { saveTable, tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { batchOf, type HostTable, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { allowLogged } from '../support/console.ts';
import { hostPaged, pageOf, parametersOf, renderPaged, turn } from '../support/host-paged.ts';
import { people, renderTable } from '../support/table-screen.ts';

describe('a table whose host pages', () => {
  it('[TBL-24] asks for one page without total, and for what the toolbar says', async () => {
    const { screen, sent } = await renderPaged(95, { 'data-params': { type: 'direct' } });
    expect(sent.map(parametersOf)).toEqual([{ limit: '10', skip: '0', type: 'direct' }]);
    await screen.search('Person 4');
    await waitFor(() => expect(screen.count()).toBe('1–10 of 11, filtered from 95'));
    expect(parametersOf(sent.at(-1) as Request)).toMatchObject({ search: 'Person 4', skip: '0' });
    await userEvent.click(screen.button('Age'));
    await waitFor(() =>
      expect(parametersOf(sent.at(-1) as Request)).toMatchObject({ sort: 'age', order: 'asc' }),
    );
    await screen.search('nobody');
    await screen.findByText('No matching records found');
    await userEvent.click(screen.button('Clear search'));
    await waitFor(() => expect(screen.count()).toBe('1–10 of 95'));
  });

  it('[TBL-15] [TBL-24] [TBL-06] exports a selection only with all of its rows, and offers none of rows it has not seen', async () => {
    allowLogged();
    const { screen } = await renderPaged(95, { 'data-export-confirm': 'reimbursements' });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Person 2' }));
    expect(screen.queryByRole('button', { name: /Select all/ })).toBeNull();
    await turn(screen, 3, 21);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Person 22' }));
    goBack();
    await waitFor(() => expect(screen.count()).toBe('21–30 of 95'));
    await userEvent.click(screen.button('Export CSV'));
    expect(await screen.findByText(/^Some selected rows are not loaded\./)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[RQ-07] does not bring a page that could not be loaded by itself, when the browser is online again', async () => {
    allowLogged();
    let isDown = false;
    const sent = answering(
      to(tableBatch, request => (isDown ? Response.error() : pageOf(people, 95, request))),
    );
    const screen = await renderTable(hostPaged);
    await waitFor(() => expect(screen.count()).toMatch(/^1–/));
    isDown = true;
    await userEvent.click(screen.button('Page 2'));
    await screen.findByText('This page could not be loaded. You still see the one before.');
    isDown = false;
    const asked = sent.length;
    dispatchEvent(new Event('online'));
    await userEvent.click(screen.button('Retry'));
    await waitFor(() => expect(screen.count()).toMatch(/^11–/));
    expect(sent).toHaveLength(asked + 1);
  });

  it('[TBL-24] [TBL-08] loads all time without a question, since only one page of it is loaded', async () => {
    const { screen, sent } = await renderPaged(95, { 'data-timeframe': 'ninety-days' });
    await userEvent.click(await screen.findByRole('button', { name: 'Load All' }));
    await waitFor(() => expect(parametersOf(sent.at(-1) as Request).timeframe).toBe('all'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByText('Showing all time');
  });
});

describe('a filter of a host-paged list after Back', () => {
  // A host that refuses the filter, and one that ignores it.
  beforeEach(allowLogged);

  const isLima = ({ url }: Request) => url.includes('Lima');

  /** A list that is filtered by Lima and left. */
  async function leaveFiltered() {
    const { screen } = await renderPaged(95);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'Lima');
    await waitFor(() => expect(JSON.stringify(history.state)).toContain('Lima'));
    screen.host.remove();
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  }

  it('[TBL-24] can be undone when the host refuses it, so that the list can be loaded', async () => {
    await leaveFiltered();
    answering(
      to(tableBatch, request =>
        isLima(request) ? new Response('{}', { status: 400 }) : pageOf(people, 95, request),
      ),
    );
    const screen = await renderTable(hostPaged);
    await screen.findByText('The list could not be loaded.', { selector: '.failed p > *' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'city' }), 'All');
    await waitFor(() => expect(screen.count()).toBe('1–10 of 95'));
  });
});

it('[TBL-24] without a usable total shows no invented number, and its next page can be reached', async () => {
  // The console names it once per page.
  allowLogged();
  answering(to(tableBatch, request => ({ ...batchOf(people, numbersTo(25), request), total: '200,000' })));
  const screen = await renderTable(hostPaged);
  await waitFor(() => expect(screen.count()).toBe('1–10, there may be more'));
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '-1');
  expect(screen.root.textContent).not.toMatch(/of 2|11/);
  await userEvent.click(screen.button('Next page'));
  await waitFor(() => expect(screen.count()).toBe('11–20, there may be more'));
  await userEvent.click(screen.button('Next page'));
  await waitFor(() => expect(screen.count()).toBe('21–25 of 25'));
});

it('[TBL-24] [TBL-11] saves changes of several pages, and goes to the page of an invalid one', async () => {
  const trips: HostTable = {
    columns: [
      { data: 'name', title: 'Name' },
      { data: 'km', title: 'Km' },
    ],
    row: number => ({
      id: `t${number}`,
      name: `Trip ${number}`,
      km: { display: '10', type: 'editable', editConfig: { type: 'number', required: true } },
    }),
  };
  const posted: string[] = [];
  answering(
    to(tableBatch, request => pageOf(trips, 95, request)),
    to(saveTable, async request => {
      posted.push(...[...(await request.formData()).keys()]);
      return Response.json({ success: true });
    }),
  );
  const screen = await renderTable({ ...hostPaged, 'data-save-url': '/save/', 'data-token': 'tok' });
  await waitFor(() => expect(screen.count()).toBe('1–10 of 95'));
  const field = (trip: number) => screen.findByRole('textbox', { name: `Km of Trip ${trip}` });
  await browser.fill(await field(2), '');
  await turn(screen, 3, 21);
  await browser.fill(await field(25), '15');
  await userEvent.click(screen.button('Save'));
  await waitFor(() => expect(screen.root.activeElement).toHaveAccessibleName('Km of Trip 2'));
  await browser.fill(await field(2), '7');
  await userEvent.click(screen.button('Save'));
  await screen.findByText('Your changes were saved.');
  expect(posted).toEqual(expect.arrayContaining(['t2[km]', 't25[km]']));
});

const goBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

it('[NET-20] [TBL-24] is removed after Back without a session; the same page and selection return after signing in', async () => {
  allowLogged();
  let isSignedIn = true;
  answering(
    to(tableBatch, request => (isSignedIn ? pageOf(people, 95, request) : new Response('', { status: 401 }))),
  );
  const screen = await renderTable({ ...hostPaged, 'data-selection': {} });
  await screen.findByRole('button', { name: 'Page 3' });
  await turn(screen, 3, 21);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Person 22' }));
  isSignedIn = false;
  goBack();
  await screen.findByText('Your session has ended.', { exact: false });
  expect(screen.root.querySelectorAll('tbody tr')).toHaveLength(0);
  for (const role of ['searchbox', 'checkbox']) expect(screen.queryByRole(role)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  expect(screen.root.textContent).not.toMatch(/Person|selected/);
  isSignedIn = true;
  await userEvent.click(screen.button('Retry'));
  await waitFor(() => expect(screen.count()).toBe('21–30 of 95'));
  expect(await screen.findByRole('checkbox', { name: 'Select Person 22' })).toBeChecked();
});
