import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tableBatch } from '../../src/api/tables.ts';
import { languageChanged } from '../../src/embed/language/language-source.ts';
import { answering } from '../support/answers/answering.ts';
import { batchIn } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged } from '../support/console.ts';
import { collectDownloads } from '../support/downloads.ts';
import { hostPaged, pageOf } from '../support/host-paged.ts';
import { loadLanguages, withLanguages } from '../support/languages.ts';
import { type Later, later } from '../support/later.ts';
import { showPage } from '../support/restored-page.ts';
import { people, renderTable, type TableScreen } from '../support/table-screen.ts';

afterEach(() => void vi.unstubAllGlobals());

interface ExportHost {
  count: number;
  /** Batches from this row on are answered with a failure: 404 without a reason, unless the test says more. */
  failsFrom: number;
  failure: () => Response;
  /** Batches from this row on wait for this. */
  held: { readonly from: number; readonly until: Later<void> } | undefined;
}

/** A host-paged table, its host, and the rows from which batches of the export were asked for. */
async function renderExport(count: number, table = people, attributes: object = {}) {
  const host: ExportHost = {
    count,
    failsFrom: Number.POSITIVE_INFINITY,
    failure: () => new Response('', { status: 404 }),
    held: undefined,
  };
  const asked: number[] = [];
  const answer = async (request: Request) => {
    const { limit, skip } = batchIn(request);
    if (limit === 2500) asked.push(skip);
    if (host.held && skip >= host.held.from) await host.held.until.promise;
    return skip >= host.failsFrom ? host.failure() : pageOf(table, host.count, request);
  };
  answering(to(tableBatch, answer));
  const screen = await renderTable({ ...hostPaged, 'data-login-path': '/login', ...attributes });
  await waitFor(() => expect(screen.count()).toMatch(/^1–10 /));
  return { screen, host, asked };
}

/** `Person 1` to `Person {count}`, each once and in order. */
const expectAll = (lines: readonly string[], count: number) => {
  const [titles, ...rows] = lines;
  expect(titles).toBe('Name,City,Age');
  expect(rows.pop()).toBe('');
  expect(rows.map(row => row.split(',')[0])).toEqual(
    Array.from({ length: count }, (_, index) => `Person ${index + 1}`),
  );
};

describe('the export of a host-paged list', () => {
  it('[TBL-24] [NET-15] says that the session has ended, continues after signing in, and writes each row once', async () => {
    expectLogged('psp-table: GET /people/');
    const { screen, host, asked } = await renderExport(6000);
    const files = collectDownloads();
    host.failsFrom = 2500;
    host.failure = () => new Response('', { status: 401 });
    await userEvent.click(screen.button('Export CSV'));
    expect(await screen.findByText(/Your session has ended/)).toBeVisible();
    expect(screen.getByRole('link', { name: /sign in/i })).toHaveAttribute(
      'href',
      expect.stringContaining('/login'),
    );
    expect(screen.getByText('The next rows could not be loaded.')).toBeVisible();
    expect(screen.getByText('2,500 of 6,000 rows have been written.')).toBeVisible();
    expect(files).toEqual([]);
    host.failsFrom = Number.POSITIVE_INFINITY;
    await userEvent.click(screen.button('Retry'));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(screen.queryByText(/Your session has ended/)).toBeNull();
    expect(asked).toEqual([0, 2500, 2500, 5000]);
    expectAll((await files[0]?.text)?.split('\r\n') ?? [], 6000);
  });

  it.each([
    ['[TBL-24]', 'with Cancel', (screen: TableScreen) => userEvent.click(screen.button('Cancel'))],
    ['[NET-26]', 'after Back, which may show the list to another person', () => showPage(true)],
  ])(
    '%s is given up %s: no file, no further batch, and it can be started again',
    async (_id, _when, giveUp) => {
      const { screen, host, asked } = await renderExport(6000);
      const files = collectDownloads();
      const until = later<void>();
      host.held = { from: 2500, until };
      await userEvent.click(screen.button('Export CSV'));
      await screen.findByText('2,500 of 6,000 rows have been written.');
      await giveUp(screen);
      expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeEnabled();
      host.held = undefined;
      until.resolve();
      await userEvent.click(screen.button('Export CSV'));
      await waitFor(() => expect(files).toHaveLength(1));
      expect(asked).toEqual([0, 2500, 0, 2500, 5000]);
      expectAll((await files[0]?.text)?.split('\r\n') ?? [], 6000);
    },
  );

  it('[TBL-24] says that rows may be missing when the list changed meanwhile, until it is closed', async () => {
    const { screen, host } = await renderExport(6000);
    const files = collectDownloads();
    host.count = 5900;
    await userEvent.click(screen.button('Export CSV'));
    await waitFor(() => expect(files).toHaveLength(1));
    const note = await screen.findByText(/The list changed during the export/);
    expect(note.textContent).toMatch(/^Exported 5,900 rows\./);
    await userEvent.click(screen.button('Close'));
    expect(screen.queryByText(/The list changed/)).toBeNull();
  });

  it('[EMB-15] keeps the language in which it was started, in each batch and in what it says', async () => {
    await loadLanguages();
    withLanguages();
    const columns = [
      { data: 'name', title: 'Name' },
      { data: 'status', title: 'Status', type: 'status' },
    ];
    const row = (number: number) => ({ id: number, name: `TR-${number}`, status: 'inProgress' });
    const { screen, host } = await renderExport(3000, { columns, row }, { lang: 'de' });
    const files = collectDownloads();
    host.held = { from: 2500, until: later() };
    await userEvent.click(screen.button('CSV exportieren'));
    await screen.findByText('2,500 von 3,000 Zeilen wurden geschrieben.');
    screen.host.lang = 'en';
    languageChanged();
    await screen.findByText('In Progress', { selector: 'tr:first-child *' });
    expect(screen.getByText('2,500 von 3,000 Zeilen wurden geschrieben.')).toBeVisible();
    expect(screen.button('Abbrechen')).toBeVisible();
    host.held.until.resolve();
    await waitFor(() => expect(files).toHaveLength(1));
    const [, ...rows] = (await files[0]?.text)?.trim().split('\r\n') ?? [];
    expect(rows.filter(text => /^TR-\d+,In Bearbeitung$/.test(text))).toHaveLength(3000);
  });
});
