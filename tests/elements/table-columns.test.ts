import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { to } from '../support/answers/host.ts';
import { renderCells, renderLoadedTable, renderPeople, type TableScreen } from '../support/table-screen.ts';

const box = (screen: TableScreen, name: string) => screen.findByRole('checkbox', { name });

/** Opens the panel and toggles the check box of a column. */
async function toggle(screen: TableScreen, name: string) {
  await userEvent.click(screen.button('Columns'));
  await userEvent.click(await box(screen, name));
}

describe('the visible columns', () => {
  it('[TBL-30] are all columns at first; one can be hidden and shown again', async () => {
    const { screen } = await renderPeople(3);
    expect(screen.button('Columns')).toHaveAttribute('aria-expanded', 'false');
    await toggle(screen, 'City');
    expect(screen.titles()).toEqual(['Name', 'Age']);
    await userEvent.click(await box(screen, 'City'));
    expect(screen.titles()).toEqual(['Name', 'City', 'Age']);
  });

  it('[TBL-30] always include the one that names the rows', async () => {
    const { screen } = await renderPeople(3);
    await userEvent.click(screen.button('Columns'));
    expect(await box(screen, 'Name')).toBeDisabled();
  });

  it('[TBL-30] leave out a column without a title, which has no name to choose it by', async () => {
    const columns = ['a', 'b', 'c'].map(data => ({ data, title: data })).concat({ data: 'gone', title: '' });
    const gone = { display: 'Remove', type: 'delete' };
    answering(to(tableBatch, { columns, data: [{ id: 1, a: '1', b: '2', c: '3', gone }], total: 1 }));
    const screen = await renderLoadedTable();
    await userEvent.click(screen.button('Columns'));
    await box(screen, 'c');
    expect(screen.getAllByRole('checkbox').map(one => one.closest('label')?.textContent)).toEqual([
      'a',
      'b',
      'c',
      'Compact rows',
    ]);
  });

  it('[TBL-31] are chosen in a panel that also leads to the keys of the list', async () => {
    const { screen } = await renderPeople(3);
    await userEvent.click(screen.button('Columns'));
    await userEvent.click(await screen.findByRole('button', { name: 'Keys ?' }));
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: 'Keys in this list' })).getByText('Close'),
    );
    expect(screen.root.activeElement).toBe(screen.button('Columns'));
  });

  it('[TBL-30] are chosen in a panel that Escape closes, with the focus back on its button', async () => {
    const { screen } = await renderPeople(3);
    await userEvent.click(screen.button('Columns'));
    await waitFor(() => expect(screen.root.activeElement?.matches('input[type="checkbox"]')).toBe(true));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.root.activeElement).toBe(screen.button('Columns'));
  });
});

describe('the details of a row', () => {
  const toggles = (screen: TableScreen) => screen.queryAllByRole('button', { name: /^More about/ });

  it('[TBL-25] are offered by every row once a column is hidden, and by none before', async () => {
    const { screen } = await renderPeople(3);
    expect(toggles(screen)).toEqual([]);
    await toggle(screen, 'City');
    expect(toggles(screen)).toHaveLength(3);
  });

  it.each([
    ['every row while a text is cut', 600, 2],
    ['no row while all texts are shown in full', 1200, 0],
  ])('[TBL-25] are offered by %s', async (_, width, count) => {
    await page.viewport(1200, 700);
    const text = 'A text that is a good deal longer than a column of a narrow table, '.repeat(2);
    const columns = [{ data: 'name' }, { data: 'note' }];
    const data = [text, 'Short'].map((note, id) => ({ id, name: `Person ${id}`, note }));
    answering(to(tableBatch, { columns, data, total: 2 }));
    const screen = await renderLoadedTable();
    await page.viewport(width, 700);
    await waitFor(() => expect(toggles(screen)).toHaveLength(count));
  });

  it.each([
    ['without hidden cells', { city: 'Lima' }, 0],
    ['with hidden cells', { city: 'Lima', age: '20', street: 'Main' }, 1],
  ])('[TBL-25] are offered by a card %s: %s, %s', async (_, cells, count) => {
    await page.viewport(375, 700);
    expect(toggles(await renderCells({ name: 'Ann', ...cells }))).toHaveLength(count);
  });

  it('[TBL-25] stay closable when the text is no longer cut', async () => {
    await page.viewport(600, 700);
    const screen = await renderCells({
      name: 'Ann',
      note: 'A text that is longer than its column '.repeat(3),
    });
    await userEvent.click(screen.button('More about Ann'));
    await page.viewport(1200, 700);
    await userEvent.click(screen.button('Less about Ann'));
    await waitFor(() => expect(toggles(screen)).toEqual([]));
  });
});

describe('a hidden column', () => {
  it('[TBL-30] is searched, and shown in the details of a row', async () => {
    const { screen } = await renderPeople(30);
    await toggle(screen, 'City');
    await screen.search('lima');
    await waitFor(() => expect(screen.count()).toBe('1–6 of 6, filtered from 30'));
    await userEvent.click(screen.button('More about Person 2'));
    expect(await screen.findByText('Lima', { selector: 'dd' })).toBeVisible();
  });

  it('[TBL-30] is remembered by its key only, for all lists with the same kind of address', async () => {
    const first = await renderPeople(3, { 'data-endpoint': '/site/12/people/' });
    await toggle(first.screen, 'City');
    expect(Object.entries(localStorage)).toEqual([['psp-columns psp-table /site/{id}/people/', '["city"]']]);
    first.screen.host.remove();
    const second = await renderPeople(3, { 'data-endpoint': '/site/13/people/' });
    expect(second.screen.titles()).toEqual(['Name', 'Age']);
    const other = await renderPeople(3, { 'data-endpoint': '/others/' });
    expect(other.screen.titles()).toEqual(['Name', 'City', 'Age']);
    await toggle(second.screen, 'City');
    expect(localStorage).toHaveLength(0);
  });

  it('[TBL-30] is hidden even if the browser denies its storage', async () => {
    for (const method of ['getItem', 'setItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('Denied', 'SecurityError');
      });
    const { screen } = await renderPeople(3);
    await toggle(screen, 'City');
    expect(screen.titles()).toEqual(['Name', 'Age']);
  });

  it.each(['{"city":1}', '[1, null]', '['])(
    '[TBL-30] is not restored when storage holds %s',
    async stored => {
      localStorage.setItem('psp-columns psp-table /people/', stored);
      const { screen } = await renderPeople(3);
      expect(screen.titles()).toEqual(['Name', 'City', 'Age']);
    },
  );
});

it('[TBL-30] compact rows are a choice that the next list remembers', async () => {
  await page.viewport(1000, 740);
  const height = ({ root }: TableScreen) => root.querySelector<HTMLElement>('tbody tr')?.offsetHeight;
  const { screen } = await renderPeople(3);
  expect(height(screen)).toBe(44);
  await toggle(screen, 'Compact rows');
  expect(height(screen)).toBe(36);
  const next = await renderPeople(3);
  expect(height(next.screen)).toBe(36);
  await toggle(next.screen, 'Compact rows');
  expect(height(next.screen)).toBe(44);
  expect(localStorage).toHaveLength(0);
});
