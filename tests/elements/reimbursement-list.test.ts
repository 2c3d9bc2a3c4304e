import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { tableBatch } from '../../src/api/tables.ts';
import { element } from '../../src/elements/reimbursement-list/index.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, type HostTable, numbersTo } from '../support/answers/batches.ts';
import { silence, to } from '../support/answers/host.ts';
import { reimbursement, reimbursements } from '../support/answers/lists.ts';
import { payments } from '../support/answers/payments.ts';
import { expectLogged } from '../support/console.ts';
import { column, type Screen, shown } from '../support/screen.ts';

const attributes = { 'data-endpoint': '/list/' };
const eight = [
  'Approved',
  'Correction Required',
  'Denied',
  'In Review',
  'Paid',
  'Processing Payment',
  'Returned',
  'Submitted',
];

async function listOf(count: number, table: HostTable = reimbursements, more = {}) {
  const sent = answering(to(tableBatch, request => batchFrom(table, numbersTo(count), request)));
  const screen = await shown(element, { ...attributes, ...more });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  return { screen, sent };
}

const titles = ({ root }: Screen) => [...root.querySelectorAll('thead th')].map(title => title.textContent);
const count = ({ root }: Screen) => root.querySelector('.count')?.textContent;
const status = (screen: Screen) => screen.getByRole('combobox', { name: 'Status' });
const optionsOf = (field: HTMLElement) => [...field.children].map(option => option.textContent);

describe('the card', () => {
  it('[RL-01] is titled, says what the list is for and how one came there', async () => {
    const { screen } = await listOf(1, reimbursements, {
      'data-list-title': 'Site S-0012',
      'data-breadcrumbs': [{ label: 'Sites', href: '/direct/site/' }, { label: 'Reimbursements' }],
    });
    const name = 'Reimbursement List for Site S-0012';
    expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(screen.getByRole('table', { name })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sites' })).toBeVisible();
    expect(screen.getByText('Reimbursements')).toBeVisible();
  });

  it('[RL-01] needs no title of its own', async () => {
    const { screen } = await listOf(1);
    expect(screen.getByRole('heading', { name: 'Reimbursement List' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Sites' })).toBeNull();
  });

  it('[RL-01] [RL-02] says that it loads; the filter has its place from the first', async () => {
    answering(silence);
    const screen = await shown(element, attributes);
    expect(screen.getByRole('status')).toHaveTextContent('Looking up reimbursements...');
    expect(optionsOf(status(screen))).toEqual(['All', ...eight]);
  });

  it('[NET-05] that failed says so, and offers to ask again', async () => {
    expectLogged('HTTP_404');
    answering();
    const screen = await shown(element, attributes);
    expect(await screen.findByText('No entries available.')).toBeVisible();
    expect(screen.getByText('The list could not be loaded.', { selector: '.failed p' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.heard('psp:error')).toEqual([{ code: 'HTTP_404', message: 'An error occurred.' }]);
  });

  it('[TBL-14] that is empty says so', async () => {
    const { screen } = await listOf(0);
    expect(screen.getByText('No data available in table')).toBeVisible();
  });
});

describe('its columns', () => {
  it('[TBL-01] are its own where the host states none', async () => {
    const { screen } = await listOf(3);
    expect(titles(screen).slice(0, 6)).toEqual([
      'ID',
      'Status',
      'Total',
      'Patient ID',
      'Visit Type',
      'Visit Date (CT)',
    ]);
    expect(column(screen, 'ID')).toEqual(['700001', '700002', '700003']);
    expect(column(screen, 'Status')).toEqual(['Correction Required', 'Denied', 'In Review']);
    expect(column(screen, 'Visit Date (CT)')[0]).toBe('2 Feb 2026');
    expect(column(screen, 'Submitted On')[0]).toBe('5 May 2026');
  });

  it('[TBL-01] are those of the host where it states them', async () => {
    const { screen } = await listOf(2, payments);
    expect(titles(screen).slice(0, 2)).toEqual(['Reference', 'Patient ID']);
    expect(column(screen, 'Total (USD)')[0]).toMatch(/^[\d,.]+ USD$/);
    expect(optionsOf(status(screen))).toEqual(['All', ...eight]);
  });

  it('[UI-14] name the currency of an amount as its row states it', async () => {
    const total = (payCurrency: unknown, total: unknown) => ({ ...reimbursement(1), payCurrency, total });
    const rows = [
      total('USD', '12.5'),
      total('EUR', '12.5'),
      total('JPY', '1250.5'),
      total('Unavailable', '12.5'),
      total(null, 12.5),
      total({ display: 'GBP' }, { display: '7.1' }),
      total('EUR', 'by hand'),
    ].map((row, id) => ({ ...row, id }));
    const { screen } = await listOf(rows.length, { columns: [], row: number => rows[number - 1] ?? {} });
    expect(column(screen, 'Total').map(text => text?.trim())).toEqual([
      '12.50 USD',
      '12.50 EUR',
      '1250.5 JPY',
      '12.50',
      '12.50 USD',
      '7.10 GBP',
      'by hand',
    ]);
  });

  it('[TBL-05] [TBL-20] order days by the calendar, and find them as they are shown', async () => {
    const { screen } = await listOf(30);
    await userEvent.click(screen.getByRole('button', { name: 'Visit Date (CT)' }));
    await waitFor(() => expect(column(screen, 'Visit Date (CT)')[0]).toBe('13 Jan 2026'));
    expect(column(screen, 'Visit Date (CT)').slice(0, 3)).toEqual([
      '13 Jan 2026',
      '25 Jan 2026',
      '2 Feb 2026',
    ]);
    await browser.fill(screen.getByRole('searchbox'), '25 jan 2026');
    await waitFor(() => expect(count(screen)).toMatch(/^1–\d+ of \d, filtered from 30$/));
  });
});

describe('the filter', () => {
  it('[RL-02] [UI-16] offers All and the eight statuses; others stand under All alone', async () => {
    const { screen } = await listOf(100);
    expect(optionsOf(status(screen))).toEqual(['All', ...eight]);
    let found = 0;
    for (const [index, label] of eight.entries()) {
      await userEvent.selectOptions(status(screen), label);
      await waitFor(() => expect(new Set(column(screen, 'Status'))).toEqual(new Set([label])));
      found += 10;
      expect(count(screen), eight[index]).toBe('1–10 of 10, filtered from 100');
    }
    expect(found).toBe(80);
    await userEvent.selectOptions(status(screen), 'All');
    await waitFor(() => expect(count(screen)).toBe('1–10 of 100'));
  });

  it('[TBL-04] begins at the first page and is said', async () => {
    const { screen } = await listOf(300);
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(count(screen)).toBe('21–30 of 300');
    await userEvent.selectOptions(status(screen), 'Paid');
    await waitFor(() => expect(count(screen)).toBe('1–10 of 30, filtered from 300'));
    expect(screen.getByRole('status')).toHaveTextContent('1–10 of 30, filtered from 300');
  });

  it('[TBL-04] stands beside a search, and resetting it keeps that search and the focus', async () => {
    const { screen } = await listOf(100);
    await browser.fill(screen.getByRole('searchbox'), 'BREATHE-2');
    await waitFor(() => expect(count(screen)).toBe('1–10 of 33, filtered from 100'));
    await userEvent.selectOptions(status(screen), 'Paid');
    await waitFor(() => expect(count(screen)).toBe('1–3 of 3, filtered from 100'));
    await browser.fill(screen.getByRole('searchbox'), 'BREATHE-2 700003');
    expect(await screen.findByText('No entries with these filters.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Reset filters?' }));
    await waitFor(() => expect(count(screen)).toBe('1–1 of 1, filtered from 100'));
    expect(screen.getByRole('searchbox')).toHaveValue('BREATHE-2 700003');
    expect(status(screen)).toHaveValue('');
    expect(screen.root.activeElement).toBe(status(screen));
  });

  it('[TBL-07] what is found is what is exported, without actions', async () => {
    const { screen } = await listOf(20);
    const files: Promise<string>[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
      files.push((blob as Blob).text());
      return '';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await userEvent.selectOptions(status(screen), 'In Review');
    await waitFor(() => expect(count(screen)).toBe('1–2 of 2, filtered from 20'));
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = (await files[0])?.split('\r\n') ?? [];
    expect(lines[0]).not.toContain('Actions');
    expect(lines[1]).toMatch(/^700003,In Review,123\.50,508-012-0003,Week 12,4 Apr 2026,/);
    expect(lines).toHaveLength(4);
  });
});
