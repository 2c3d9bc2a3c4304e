import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { userEvent as browser, page } from 'vitest/browser';
import { tableBatch } from '../../src/api/tables.ts';
import { element } from '../../src/elements/card-list/index.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { silence, to } from '../support/answers/host.ts';
import { cards } from '../support/answers/lists.ts';
import { expectLogged } from '../support/console.ts';
import { column, type Screen, shown } from '../support/screen.ts';

/** Shows that many generated cards, or exactly these rows, once all are loaded. */
async function showCards(rows: number | readonly object[], attributes = {}) {
  const numbers = numbersTo(typeof rows === 'number' ? rows : rows.length);
  const table = typeof rows === 'number' ? cards : { columns: [], row: (n: number) => ({ ...rows[n - 1] }) };
  answering(to(tableBatch, request => batchFrom(table, numbers, request)));
  const screen = await shown(element, { 'data-endpoint': '/cards/', ...attributes });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  return screen;
}

const countText = ({ root }: Screen) => root.querySelector('.count')?.textContent;

it('[CARD-01] shows two columns: card details and status', async () => {
  const screen = await showCards(4, {
    'data-breadcrumbs': [{ label: 'Site 12', href: '/direct/site/12/' }, { label: 'Cards' }],
  });
  expect(screen.getByRole('heading', { name: 'Onsite Reloadable ScoutPass List' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Site 12' })).toBeVisible();
  expect([...screen.root.querySelectorAll('thead th')].map(title => title.textContent)).toEqual([
    'Card Details',
    'Status',
  ]);
  expect(column(screen, 'Card Details')).toEqual([
    '1234 0001Patient 508-012-0001 Message OM-9001',
    '1234 0002Patient 508-012-0002 Message OM-9002',
    '1234 0003Patient 508-012-0003 Message OM-9003',
    '1234 0004 Message OM-9004',
  ]);
  expect(column(screen, 'Status')).toEqual([
    'Active2 Feb 2026',
    'Active3 Mar 2026',
    'Deactivated4 Apr 2026',
    'Active5 May 2026',
  ]);
  expect(screen.getByText('Deactivated', { selector: '.badge' })).toBeVisible();
});

it('[CARD-01] [TBL-30] shows the card next to its details button, in a row of the reserved height', async () => {
  await page.viewport(1200, 800);
  const screen = await showCards(4);
  const details = screen
    .getAllByRole('button', { name: /^More about/ })[0]
    ?.getBoundingClientRect() as DOMRect;
  const name = screen.getByText('1234 0001').getBoundingClientRect();
  expect(name.left).toBeGreaterThan(details.left);
  expect(name.top).toBeLessThan(details.bottom);
  expect(screen.root.querySelector('tbody tr')?.getBoundingClientRect().height).toBe(58);
});

it('[CARD-01] shows that it is loading', async () => {
  answering(silence);
  const screen = await shown(element, { 'data-endpoint': '/cards/' });
  expect(screen.getByRole('status')).toHaveTextContent('Looking up card inventory...');
});

it('[CARD-01] restores the leading zeros of numbers and logs once per batch that they were lost', async () => {
  expectLogged(
    'psp-card-list: 2 of 4 cards have "lastEightDigits" as a JSON number that has lost its zeros.',
  );
  const screen = await showCards([
    { id: 1, lastEightDigits: { display: 123_456 } },
    { id: 2, lastEightDigits: 7 },
    { id: 3, lastEightDigits: { display: '****5678' } },
    { id: 4, lastEightDigits: { display: ['x'] }, status: { display: '' } },
  ]);
  expect(column(screen, 'Card Details')).toEqual(['0012 3456', '0000 0007', '****5678', '']);
});

it.each(['1234 0007', '0007', '508-012-0007', 'OM-9007', 'deactivated 4 apr 2026'])(
  '[TBL-20] finds cards by any text shown: %s',
  async text => {
    const screen = await showCards(30);
    await browser.fill(screen.getByRole('searchbox'), text);
    await waitFor(() => expect(countText(screen)).toMatch(/^1–[123] of [123], filtered from 30$/));
  },
);

it('[TBL-04] filters by status', async () => {
  const screen = await showCards(30);
  const filter = screen.getByRole('combobox', { name: 'Status' });
  expect([...filter.children].map(option => option.textContent)).toEqual(['All', 'Active', 'Deactivated']);
  await userEvent.selectOptions(filter, 'Deactivated');
  await waitFor(() => expect(countText(screen)).toBe('1–10 of 10, filtered from 30'));
});

it('[TBL-07] exports all fields of a card', async () => {
  const screen = await showCards(1);
  const files: Promise<string>[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    files.push((blob as Blob).text());
    return '';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]).toBe(
    'Card Details,Patient ID,Onsite Message ID,Status,Status Date\r\n1234 0001,508-012-0001,OM-9001,Active,2 Feb 2026\r\n',
  );
});

it('[CARD-01] [TBL-32] aligns a badge on its own line with the start of the card', async () => {
  await page.viewport(320, 740);
  const screen = await showCards(1);
  const [badge, name] = ['.badge', '.name'].map(part => screen.root.querySelector(`tbody ${part}`));
  expect(badge?.getBoundingClientRect().left).toBe(name?.getBoundingClientRect().left);
});
