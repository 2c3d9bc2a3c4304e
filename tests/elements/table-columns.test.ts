import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { cellsOf, type TableScreen, tableOf } from '../support/table-screen.ts';

const box = (screen: TableScreen, name: string) => screen.findByRole('checkbox', { name });

/** Opens the menu and presses a column's box. */
async function press(screen: TableScreen, name: string) {
  await userEvent.click(screen.button('Columns'));
  await userEvent.click(await box(screen, name));
}

describe('the columns that are shown', () => {
  it('[TBL-30] are all at first; one is put away and comes back', async () => {
    const { screen } = await tableOf(3);
    expect(screen.button('Columns')).toHaveAttribute('aria-expanded', 'false');
    await press(screen, 'City');
    expect(screen.titles()).toEqual(['Name', 'Age']);
    await userEvent.click(await box(screen, 'City'));
    expect(screen.titles()).toEqual(['Name', 'City', 'Age']);
  });

  it('[TBL-30] always have one that names the rows', async () => {
    const { screen } = await tableOf(3);
    await userEvent.click(screen.button('Columns'));
    expect(await box(screen, 'Name')).toBeDisabled();
  });

  it('[TBL-30] need no menu where there are two', async () => {
    const screen = await cellsOf({ a: '1', b: '2' });
    expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
  });

  it('[TBL-30] Escape closes the menu and goes back to its button', async () => {
    const { screen } = await tableOf(3);
    await userEvent.click(screen.button('Columns'));
    await waitFor(() => expect(screen.root.activeElement?.matches('input[type="checkbox"]')).toBe(true));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.root.activeElement).toBe(screen.button('Columns'));
  });
});

describe('a column that is put away', () => {
  it('[TBL-30] is searched, and is there in the details of a row', async () => {
    const { screen } = await tableOf(30);
    await press(screen, 'City');
    await screen.search('lima');
    await waitFor(() => expect(screen.count()).toBe('1–6 of 6, filtered from 30'));
    await userEvent.click(screen.button('More about Person 2'));
    expect(await screen.findByText('Lima', { selector: 'dd' })).toBeVisible();
  });

  it('[TBL-30] is remembered by its key alone, for lists of this kind', async () => {
    const first = await tableOf(3, { 'data-endpoint': '/site/12/people/' });
    await press(first.screen, 'City');
    expect(Object.entries(localStorage)).toEqual([['psp-columns psp-table /site/{id}/people/', '["city"]']]);
    first.screen.host.remove();
    const second = await tableOf(3, { 'data-endpoint': '/site/13/people/' });
    expect(second.screen.titles()).toEqual(['Name', 'Age']);
    const other = await tableOf(3, { 'data-endpoint': '/others/' });
    expect(other.screen.titles()).toEqual(['Name', 'City', 'Age']);
    await press(second.screen, 'City');
    expect(localStorage).toHaveLength(0);
  });

  it.each(['getItem', 'setItem'] as const)('[TBL-30] is put away though %s throws', async method => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    const { screen } = await tableOf(3);
    await press(screen, 'City');
    expect(screen.titles()).toEqual(['Name', 'Age']);
  });

  it.each(['{"city":1}', '[1, null]', '[', '"city"'])(
    '[TBL-30] is none where storage holds %s',
    async kept => {
      localStorage.setItem('psp-columns psp-table /people/', kept);
      const { screen } = await tableOf(3);
      expect(screen.titles()).toEqual(['Name', 'City', 'Age']);
    },
  );
});

describe('amounts', () => {
  const isShown = (screen: TableScreen) =>
    screen.root.querySelector('td .amount > span')?.getClientRects().length;

  it.each([
    ['Total', 'Total (USD)'],
    ['Total (USD)', 'Total (USD)'],
    ['USD total', 'USD total'],
  ])('[UI-14] [TBL-30] of a column %s have their currency in its header %s alone', async (title, shown) => {
    const screen = await cellsOf(
      { name: 'Ann', total: '91.69' },
      {
        'data-columns': [
          { data: 'name', title: 'Name' },
          { data: 'total', title, type: 'amount' },
        ],
      },
    );
    expect(screen.titles()).toEqual(['Name', shown]);
    expect(isShown(screen)).toBe(0);
  });
});
