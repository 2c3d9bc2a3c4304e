import { waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent as browser, page } from 'vitest/browser';
import { saveTable, tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { type Later, later } from '../support/later.ts';
import { renderLoadedTable, type TableScreen } from '../support/table-screen.ts';

beforeEach(() => page.viewport(1280, 800));

const columns = ['name', 'note'].map(data => ({ data, title: data }));

/**
 * A table of visits that the page filters by site: the rows of all sites have the same ids. The test answers the saves,
 * which the host then keeps by site.
 */
async function visitsBySite(attributes: object = {}) {
  const saves: Later<Response>[] = [];
  const notes: Record<string, string> = {};
  const siteOf = ({ url }: Request) => new URL(url).searchParams.get('site') ?? '';
  const sent = answering(
    to(
      saveTable,
      () => {
        const answer = later<Response>();
        saves.push(answer);
        return answer.promise;
      },
      '/visits/save/',
    ),
    to(tableBatch, request => {
      const row = (number: number) => ({
        id: `v${number}`,
        name: `Visit ${number}`,
        note: { display: notes[`${siteOf(request)} v${number}`] ?? '', type: 'editable' },
      });
      return batchFrom({ columns, row }, numbersTo(3), request);
    }),
  );
  const screen = await renderLoadedTable({
    'data-params': { site: 1 },
    'data-selection': {},
    'data-save-url': '/visits/save/',
    ...attributes,
  });
  await loaded(screen);
  const sites = () => sent.filter(({ method }) => method === 'GET').map(siteOf);
  return { screen, saves, notes, sites };
}

const loaded = (screen: TableScreen) =>
  waitFor(() => {
    expect(screen.queryAllByRole('textbox')).toHaveLength(3);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

const setParams = ({ host }: TableScreen, params: unknown) =>
  host.setAttribute('data-params', typeof params === 'string' ? params : JSON.stringify(params));

/** Shows the visits of another site, and waits for them. */
async function showSite(screen: TableScreen, site: unknown) {
  const row = screen.root.querySelector('tbody tr');
  setParams(screen, { site });
  await waitFor(() => expect(row?.isConnected).toBe(false));
  await loaded(screen);
}

async function takeOut({ host, root }: TableScreen) {
  host.remove();
  await waitFor(() => expect(root.querySelector('tbody tr')).toBeNull());
}

async function putBack(screen: TableScreen) {
  document.body.append(screen.host);
  await loaded(screen);
}

const field = (screen: TableScreen, number = 1) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `note of Visit ${number}` });
const box = (screen: TableScreen, number = 1) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Select Visit ${number}` });
const changes = ({ root }: TableScreen) => root.querySelector('.saving-bar [role="status"]')?.textContent;
const isAskedBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const leftOne = /^1 unsaved change was left in the previous list\./;

/** Changes a note, selects two rows, and shows the visits of site 2. */
async function changeAndLeave(attributes: object = {}) {
  const visits = await visitsBySite(attributes);
  await browser.fill(field(visits.screen), 'For site 1');
  await browser.click(box(visits.screen, 2));
  await browser.click(box(visits.screen, 3));
  await showSite(visits.screen, 2);
  return visits;
}

describe('edits and selection of a table', () => {
  it('[TBL-23] stay with their list, and come back with it', async () => {
    const { screen, saves } = await changeAndLeave();
    expect(field(screen)).toHaveValue('');
    expect([box(screen, 2).checked, box(screen, 3).checked]).toEqual([false, false]);
    expect(changes(screen)).toBe('No unsaved changes');
    expect(screen.getByText(leftOne)).toBeVisible();
    // Not by the browser, whose answer may arrive after the message has gone.
    screen.button('Save').click();
    expect(await screen.findByText('No items are selected.')).toBeVisible();
    expect(saves).toEqual([]);
    await showSite(screen, 1);
    expect(field(screen)).toHaveValue('For site 1');
    expect([box(screen, 2).checked, box(screen, 3).checked]).toEqual([true, true]);
    expect(changes(screen)).toBe('1 unsaved change');
    expect(screen.queryByText(leftOne)).toBeNull();
  });

  it.each<[string, number, Readonly<Record<string, string>>]>([
    ['with its keys in another order', 0, { 'data-params': '{"kind": "a", "site": 1}' }],
    ['with another timeframe', 1, { 'data-timeframe': 'all' }],
    [
      'with other columns',
      1,
      { 'data-columns': JSON.stringify([...columns, { data: 'day', title: 'Day' }]) },
    ],
  ])('[TBL-23] stay when the same list is stated %s', async (_, reloads, attributes) => {
    const { screen, sites } = await visitsBySite({
      'data-params': { site: 1, kind: 'a' },
      'data-timeframe': 'ytd',
    });
    await browser.fill(field(screen), 'Kept');
    await browser.click(box(screen, 2));
    const changed = Object.entries({ ...attributes, 'data-label': 'Changed' });
    for (const [name, text] of changed) screen.host.setAttribute(name, text);
    await screen.findByRole('table', { name: 'Changed' });
    await waitFor(() => expect(sites()).toHaveLength(1 + reloads));
    await loaded(screen);
    expect(field(screen)).toHaveValue('Kept');
    expect(box(screen, 2)).toBeChecked();
    expect(changes(screen)).toBe('1 unsaved change');
    expect(sites()).toHaveLength(1 + reloads);
  });

  it('[TBL-23] are counted over all previous lists; the notice can be closed', async () => {
    const { screen } = await changeAndLeave();
    await browser.fill(field(screen, 1), 'For site 2');
    await browser.fill(field(screen, 2), 'For site 2');
    await showSite(screen, 3);
    expect(screen.getByText(/^3 unsaved changes were left in previous lists\./)).toBeVisible();
    await browser.click(screen.button('Close'));
    expect(screen.queryByText(/were left in previous lists/)).toBeNull();
    await showSite(screen, 1);
    expect(screen.getByText(/^2 unsaved changes were left in the previous list\./)).toBeVisible();
  });

  it('[TBL-23] [TBL-11] left in a previous list ask before the page is left', async () => {
    const { screen } = await changeAndLeave();
    expect(isAskedBeforeLeaving()).toBe(true);
    await showSite(screen, 1);
    await browser.click(screen.button('Undo all'));
    expect(isAskedBeforeLeaving()).toBe(false);
    await showSite(screen, 2);
    expect(isAskedBeforeLeaving()).toBe(false);
  });

  it('[EMB-05] are kept while the element is out of the page', async () => {
    const { screen } = await changeAndLeave();
    await browser.fill(field(screen, 2), 'For site 2');
    await takeOut(screen);
    expect(isAskedBeforeLeaving()).toBe(false);
    await putBack(screen);
    expect(field(screen, 2)).toHaveValue('For site 2');
    expect(isAskedBeforeLeaving()).toBe(true);
    expect(screen.getByText(leftOne)).toBeVisible();
    await takeOut(screen);
    setParams(screen, { site: 1 });
    await putBack(screen);
    expect(field(screen, 1)).toHaveValue('For site 1');
    expect(box(screen, 3)).toBeChecked();
  });

  it('[TBL-23] do not take what is typed on after the list has changed', async () => {
    const { screen } = await visitsBySite();
    await browser.click(field(screen));
    await browser.keyboard('For site 1');
    await showSite(screen, 2);
    await browser.keyboard(' and more');
    expect([field(screen, 1).value, field(screen, 2).value]).toEqual(['', '']);
    await showSite(screen, 1);
    expect(field(screen)).toHaveValue('For site 1');
  });
});

it('[TBL-23] a save reloads its list when that is shown again before the answer', async () => {
  const { screen, saves, notes, sites } = await visitsBySite();
  await browser.fill(field(screen), 'For site 1');
  await browser.click(screen.button('Save'));
  await waitFor(() => expect(saves).toHaveLength(1));
  await showSite(screen, 2);
  await showSite(screen, 1);
  expect(field(screen)).toHaveAttribute('readonly');
  notes['1 v1'] = 'For site 1';
  saves[0]?.resolve(Response.json({ success: true }));
  expect(await screen.findByText('Your changes were saved.')).toBeVisible();
  await waitFor(() => expect(sites()).toEqual(['1', '2', '1', '1']));
  await loaded(screen);
  expect(changes(screen)).toBe('No unsaved changes');
  expect(field(screen)).toHaveValue('For site 1');
  expect(field(screen)).not.toHaveAttribute('readonly');
});
