import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { tableBatch } from '../../src/api/tables.ts';
import { element } from '../../src/elements/card-list/card-list.tsx';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { silence, to } from '../support/answers/host.ts';
import { cards } from '../support/answers/lists.ts';
import { column, shown } from '../support/screen.ts';

/** Shows that many generated cards, once all are loaded. */
async function showCards(count: number, attributes = {}) {
  answering(to(tableBatch, request => batchFrom(cards, numbersTo(count), request)));
  const screen = await shown(element, { 'data-endpoint': '/cards/', ...attributes });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  return screen;
}

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
    '1234 0004Message OM-9004',
  ]);
  expect(column(screen, 'Status')).toEqual([
    'ActiveSince 2 Feb 2026',
    'ActiveSince 3 Mar 2026',
    'DeactivatedSince 4 Apr 2026',
    'ActiveSince 5 May 2026',
  ]);
  expect(screen.getByText('Deactivated', { selector: '.badge' })).toBeVisible();
});

it('[CARD-01] [TBL-30] offers no choice of columns, since two columns show the fields of a card', async () => {
  const screen = await showCards(1);
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
});

it('[CARD-01] shows that it is loading', async () => {
  answering(silence);
  const screen = await shown(element, { 'data-endpoint': '/cards/' });
  expect(screen.getByRole('status')).toHaveTextContent('Looking up card inventory...');
});
