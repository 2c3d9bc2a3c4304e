import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { to } from '../support/answers/host.ts';
import { renderLoadedTable, renderPeople } from '../support/table-screen.ts';

it('[TBL-05] [TBL-31] a column title sorts up, down and as received, and each change is said once', async () => {
  const { screen } = await renderPeople(60);
  const age = screen.getByRole('columnheader', { name: 'Age' });
  const status = screen.getByRole('status');
  await userEvent.click(screen.button('Age'));
  await waitFor(() => expect(age).toHaveAttribute('aria-sort', 'ascending'));
  await waitFor(() => expect(screen.column(2)[0]).toBe('20'));
  await userEvent.click(screen.button('Age'));
  await waitFor(() => expect(screen.column(2)[0]).toBe('69'));
  expect(age).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(screen.button('Age'));
  await waitFor(() => expect(screen.column()[0]).toBe('Person 1'));
  expect(age).not.toHaveAttribute('aria-sort');
  // The sorted header says it.
  expect(status.textContent).toBe('1–10 of 60');
});

it('[UI-19] [TBL-32] cards are sorted by a list of orders, under Sort where nothing filters', async () => {
  await page.viewport(375, 740);
  const { screen } = await renderPeople(60);
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sort' }));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Age, ascending');
  await waitFor(() => expect(screen.root.querySelector('tbody .name')).toHaveTextContent('Person 50'));
});

it('[TBL-05] columns of controls get no sort button, and a hidden title if they have none', async () => {
  const columns = ['name', 'remove', 'actions'].map(data => ({
    data,
    title: data === 'actions' ? '' : data,
  }));
  const actions = [{ href: '/request/1/view', title: 'View' }];
  const row = { id: 1, name: 'ERR-1', actions, remove: { display: 'Remove', type: 'delete' } };
  answering(to(tableBatch, { columns, data: [row], total: 1 }));
  const screen = await renderLoadedTable();
  const titles = screen.getAllByRole('columnheader');
  expect(titles.map(({ textContent }) => textContent)).toEqual(['name', 'remove', 'Actions']);
  expect(titles.map(title => title.querySelector('button') !== null)).toEqual([true, false, false]);
});
