import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { tableBatch } from '../../src/api/tables.ts';
import { element } from '../../src/elements/review-queue/index.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { payments } from '../support/answers/payments.ts';
import { type Screen, shown } from '../support/screen.ts';
import { hideColumn, renderCells, renderPeople } from '../support/table-screen.ts';

/** A review queue on a phone. */
async function queueOnPhone(width = 375): Promise<Screen> {
  await page.viewport(width, 740);
  answering(to(tableBatch, request => batchFrom(payments, numbersTo(30), request)));
  const screen = await shown(element, { 'data-endpoint': '/review/list/' });
  await screen.findByText('ERR-700001', { selector: '.name' });
  return screen;
}

const cards = ({ root }: Screen) => [...root.querySelectorAll<HTMLElement>('tbody tr[aria-rowindex]')];
const moreButton = (screen: Screen, name: string) =>
  screen.getByRole('button', { name: `More about ${name}` });

describe('a card', () => {
  it('[TBL-32] shows title, badge and amount in one line, two labelled facts and its actions', async () => {
    const screen = await queueOnPhone();
    const [card] = cards(screen);
    const visibleCells = [...(card?.querySelectorAll<HTMLElement>('.name, td') ?? [])].filter(
      cell => cell.innerText && cell.getClientRects().length,
    );
    expect(visibleCells.map(cell => cell.innerText.split(/\s+/).slice(0, 2).join(' '))).toEqual([
      'ERR-700001',
      '91.69 USD',
      'In Review',
      '508-1037',
      'AURORA',
      'Approve ERR-700001',
    ]);
    const [name, amount, badge] = visibleCells.map(cell => cell.getBoundingClientRect().top);
    expect([amount, badge]).toEqual([name, name]);
    expect(getComputedStyle(visibleCells[3] as Element, '::before').content).toBe('"Patient ID"');
    expect(card?.offsetHeight).toBeLessThanOrEqual(175);
  });

  it('[TBL-32] shows its other cells under More, above its actions', async () => {
    const screen = await queueOnPhone();
    const [card] = cards(screen);
    const country = screen.getAllByText('United States')[0] as HTMLElement;
    expect(country).not.toBeVisible();
    await userEvent.click(moreButton(screen, 'ERR-700001'));
    expect(moreButton(screen, 'ERR-700001')).toHaveAttribute('aria-expanded', 'true');
    expect(country).toBeVisible();
    const actions = card?.querySelector('.actions') as Element;
    expect(country.getBoundingClientRect().bottom).toBeLessThanOrEqual(actions.getBoundingClientRect().top);
    await userEvent.click(moreButton(screen, 'ERR-700001'));
    expect(country).not.toBeVisible();
  });

  it('[TBL-32] has buttons large enough for touch, and nothing overflows', async () => {
    const screen = await queueOnPhone(320);
    for (const button of cards(screen)[0]?.querySelectorAll('button') ?? []) {
      const { width, height, right } = button.getBoundingClientRect();
      expect(Math.min(width, height), button.textContent).toBeGreaterThanOrEqual(44);
      expect(right).toBeLessThanOrEqual(320);
    }
    expect(document.documentElement.scrollWidth).toBe(320);
  });

  it('[TBL-32] [TBL-30] shows hidden columns under More', async () => {
    hideColumn('city');
    await page.viewport(375, 740);
    const { screen } = await renderPeople(3);
    expect(screen.queryByText('Åre')).toBeNull();
    await userEvent.click(screen.button('More about Person 1'));
    expect(screen.getByText('Åre', { selector: 'td' })).toBeVisible();
  });

  it('[TBL-32] gives its title the full width without badge and amount', async () => {
    await page.viewport(320, 740);
    const name = 'Domestic flight, early booking';
    const screen = await renderCells({ name, study: 'ARCADIA-3', type: 'air' });
    expect(screen.getByText(name, { selector: '.name' }).getBoundingClientRect().height).toBe(24);
  });

  it('[TBL-32] aligns a short amount with the end of the card', async () => {
    await page.viewport(375, 740);
    const screen = await renderCells({
      name: 'ERR-1',
      total: { display: '0', type: 'amount' },
      site: 'A',
      day: 'B',
    });
    const card = cards(screen)[0]?.getBoundingClientRect();
    const amount = screen.getByText('USD').getBoundingClientRect();
    expect(Math.abs(amount.right - Number(card?.right))).toBeLessThan(1);
  });

  it.each([
    ['one fact', { city: 'Lima' }],
    ['an amount', { total: { display: '0', type: 'amount' } }],
  ])('[TBL-32] with %s, keeps More clear of the actions below', async (_, cells) => {
    await page.viewport(375, 740);
    const display = ['View', 'Edit'].map(title => ({ href: '/1/', title }));
    const actions = { type: 'actions', display };
    hideColumn('site');
    const screen = await renderCells({ name: 'ERR-1', ...cells, site: 'A', actions });
    const { bottom } = moreButton(screen, 'ERR-1').getBoundingClientRect();
    const { top } = screen.getByRole('link', { name: /^View/ }).getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(top);
    const name = screen.getByText('ERR-1', { selector: '.name' }).getBoundingClientRect();
    expect(top - name.bottom).toBeLessThanOrEqual(44);
  });

  it.each([
    ['two facts', { city: 'Lima', site: 'A' }],
    ['one fact', { city: 'Lima' }],
  ])(
    '[UI-02] [TBL-32] with %s, shows a single action beside them and takes no line for it',
    async (_, cells) => {
      await page.viewport(375, 740);
      const actions = { type: 'actions', display: [{ href: '/1/', title: 'View' }] };
      hideColumn('hidden');
      const screen = await renderCells({ name: 'ERR-1', ...cells, actions, hidden: 'C' });
      const link = screen.getByRole('link', { name: /^View/ }).getBoundingClientRect();
      const more = moreButton(screen, 'ERR-1').getBoundingClientRect();
      expect(link.top).toBeLessThan(
        screen.getByText('Lima', { selector: 'td *, td' }).getBoundingClientRect().bottom,
      );
      expect(more.right).toBeLessThanOrEqual(link.left);
      expect([link, more].every(({ width, height }) => width >= 44 && height >= 44)).toBe(true);
      expect(cards(screen)[0]?.offsetHeight).toBeLessThanOrEqual(104);
    },
  );

  it('[UI-02] [TBL-32] gives several actions a line of their own', async () => {
    await page.viewport(375, 740);
    const display = ['View', 'Edit'].map(title => ({ href: '/1/', title }));
    const screen = await renderCells({ name: 'ERR-1', city: 'Lima', actions: { type: 'actions', display } });
    const link = screen.getByRole('link', { name: /^View/ }).getBoundingClientRect();
    expect(link.top).toBeGreaterThanOrEqual(screen.getByText('Lima').getBoundingClientRect().bottom);
  });

  it.each([
    ['alone', {}],
    ['beside other actions', { actions: { type: 'actions', display: [{ href: '/1/', title: 'View' }] } }],
  ])('[UI-02] [TBL-21] offers Remove in its menu, %s', async (_, cells) => {
    await page.viewport(375, 740);
    const screen = await renderCells({ name: 'ERR-1', city: 'Lima', ...cells, remove: { type: 'delete' } });
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
    const deleted = vi.fn();
    screen.host.addEventListener('psp:delete', deleted);
    await userEvent.click(screen.getByRole('button', { name: 'More actions for ERR-1' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    expect(deleted).toHaveBeenCalledOnce();
  });

  it('[UI-19] is sorted by at most six orders', async () => {
    const screen = await queueOnPhone();
    const orders = screen.getByRole('combobox', { name: 'Sort by' }).querySelectorAll('option');
    expect([...orders].map(({ textContent }) => textContent)).toEqual([
      'Default order',
      'Submitted On, descending',
      'Submitted On, ascending',
      'Total (USD), descending',
      'Total (USD), ascending',
      'Status, ascending',
    ]);
  });

  it('[TBL-32] does not break short words on the narrowest phone', async () => {
    await page.viewport(255, 740);
    const total = { display: '1234.5', type: 'amount' };
    const screen = await renderCells({ name: 'ERR-1', total, 'Payment method': 'ScoutPass', site: 'A' });
    const range = document.createRange();
    range.selectNodeContents(screen.getAllByText('ScoutPass')[0] as Element);
    expect(new Set([...range.getClientRects()].map(({ top }) => top)).size).toBe(1);
  });
});

it('[TBL-11] [TBL-32] a card with fields does not overflow on the narrowest phone', async () => {
  await page.viewport(304, 740);
  const options = [{ value: 'bank', label: 'Bank Transfer' }];
  const screen = await renderCells(
    {
      name: 'ERR-763699',
      study: 'HORIZON-2',
      total: { display: '144.41', type: 'amount' },
      type: {
        display: 'Bank Transfer',
        sort: 'bank',
        type: 'select',
        editConfig: { type: 'select', options },
      },
      day: { display: '2026-12-31', type: 'editable', editConfig: { type: 'date' } },
    },
    { 'data-save-url': '/save/', 'data-selection': '{}' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'More about ERR-763699' }));
  expect(screen.getAllByLabelText('day of ERR-763699')[0]).toBeVisible();
  const [card] = cards(screen);
  const edge = card?.getBoundingClientRect().right ?? 0;
  const ends = [...(card?.querySelectorAll('*') ?? [])].map(
    descendant => descendant.getBoundingClientRect().right,
  );
  // The touch target of More extends into the padding of the card.
  expect(Math.max(...ends)).toBeLessThanOrEqual(edge + 8);
});

it('[TBL-06] [TBL-32] a card with a check box has the badge in a line of its own where the three do not fit', async () => {
  await page.viewport(375, 740);
  const total = { display: '3000.00', type: 'amount' };
  const status = { display: 'correctionRequired', type: 'status' };
  const screen = await renderCells({ name: 'ERR-200000', status, total }, { 'data-selection': '{}' });
  await screen.findByRole('checkbox', { name: 'Select ERR-200000' });
  const [badge] = screen.getAllByText('Correction Required').filter(each => each.className.includes('badge'));
  expect(badge?.offsetHeight).toBeLessThanOrEqual(24);
});
