import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { tableBatch } from '../../src/api/tables.ts';
import { element } from '../../src/elements/reimbursement-list/reimbursement-list.tsx';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, type HostTable, numbersTo } from '../support/answers/batches.ts';
import { silence, to } from '../support/answers/host.ts';
import { reimbursements } from '../support/answers/lists.ts';
import { column, type Screen, shown } from '../support/screen.ts';

const attributes = { 'data-endpoint': '/list/' };
const statuses = [
  'Approved',
  'Correction Required',
  'Denied',
  'In Review',
  'Paid',
  'Processing Payment',
  'Returned',
  'Submitted',
];

async function showList(count: number, table: HostTable = reimbursements, moreAttributes = {}) {
  answering(to(tableBatch, request => batchFrom(table, numbersTo(count), request)));
  const screen = await shown(element, { ...attributes, ...moreAttributes });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  return { screen };
}

const columnTitles = ({ root }: Screen) =>
  [...root.querySelectorAll('thead th')].map(title => title.textContent);
const countText = ({ root }: Screen) => root.querySelector('.count')?.textContent;
const statusFilter = (screen: Screen) => screen.getByRole('combobox', { name: 'Status' });
const optionTexts = (field: HTMLElement) => [...field.children].map(option => option.textContent);

describe('the card', () => {
  it('[RL-01] shows the title with the list title, and breadcrumbs', async () => {
    const { screen } = await showList(1, reimbursements, {
      'data-list-title': 'Site S-0012',
      'data-breadcrumbs': [{ label: 'Sites', href: '/direct/site/' }, { label: 'Reimbursements' }],
    });
    const name = 'Reimbursement List for Site S-0012';
    expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(screen.getByRole('table', { name })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sites' })).toBeVisible();
    expect(screen.getByText('Reimbursements')).toBeVisible();
  });

  it('[RL-01] [RL-02] shows the loading text, and reserves the space of the filter', async () => {
    answering(silence);
    const screen = await shown(element, attributes);
    expect(screen.getByRole('status')).toHaveTextContent('Looking up reimbursements...');
    expect(screen.root.querySelector('.filters')?.getBoundingClientRect().height).toBeGreaterThan(30);
    expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
  });
});

it('[TBL-01] the columns are the default ones when the host sends none', async () => {
  const { screen } = await showList(3);
  expect(columnTitles(screen).slice(0, 6)).toEqual([
    'ID',
    'Status',
    'Total',
    'Patient ID',
    'Visit type',
    'Visit date (CT)',
  ]);
  expect(column(screen, 'ID')).toEqual(['700001', '700002', '700003']);
  expect(column(screen, 'Status')).toEqual(['Correction Required', 'Denied', 'In Review']);
  expect(column(screen, 'Visit date (CT)')[0]).toBe('2 Feb 2026');
  expect(column(screen, 'Submitted on')[0]).toBe('5 May 2026');
});

it('[RL-02] [UI-16] the filter offers All and the eight statuses; rows with other statuses appear under All only', async () => {
  const { screen } = await showList(100);
  expect(optionTexts(statusFilter(screen))).toEqual(['All', ...statuses]);
  await userEvent.selectOptions(statusFilter(screen), 'Paid');
  await waitFor(() => expect(new Set(column(screen, 'Status'))).toEqual(new Set(['Paid'])));
  expect(countText(screen)).toBe('1–10 of 10, filtered from 100');
  await userEvent.selectOptions(statusFilter(screen), 'All');
  await waitFor(() => expect(countText(screen)).toBe('1–10 of 100'));
});
