import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { userEvent as browser, page } from 'vitest/browser';
import { tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { renderLoadedTable } from '../support/table-screen.ts';
import { editing, field, statusText, trips, tripTable, type } from '../support/trip-table.ts';

describe('editing cells', () => {
  it('[TBL-10] [TBL-21] shows a field by the type of the cell, with the saved value', async () => {
    const { screen } = await tripTable();
    expect(field(screen, 'distance of Trip 2')).toHaveValue('20');
    expect(screen.getByRole('combobox', { name: 'unit of Trip 2' })).toHaveDisplayValue('Kilometres');
    expect(screen.getByLabelText('day of Trip 2')).toHaveValue('2026-05-06');
    expect(field(screen, 'note of Trip 2')).toHaveValue('');
    expect(statusText(screen)).toBe('No unsaved changes');
  });

  it('[TBL-10] is not possible without a save address: cells are read-only', async () => {
    answering(to(tableBatch, request => batchFrom(trips(), numbersTo(3), request)));
    const screen = await renderLoadedTable();
    expect(screen.column(1)).toEqual(['10', '20', '30']);
    expect(screen.column(2)).toEqual(['Kilometres', 'Kilometres', 'Kilometres']);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('[TBL-11] marks changed cells, and undoes changes one by one or all at once', async () => {
    const { screen } = await tripTable();
    await type(screen, 'distance of Trip 1', '12.5');
    await type(screen, 'note of Trip 2', 'By train');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'unit of Trip 3' }), 'Miles');
    expect(statusText(screen)).toBe('3 unsaved changes');
    expect(field(screen, 'distance of Trip 1')).toHaveAccessibleDescription('Not saved. It was: 10');
    expect(field(screen, 'note of Trip 2')).toHaveAccessibleDescription('Not saved. It was empty.');
    await userEvent.click(screen.button('Undo distance of Trip 1'));
    expect(field(screen, 'distance of Trip 1')).toHaveValue('10');
    expect(screen.root.activeElement).toBe(field(screen, 'distance of Trip 1'));
    await userEvent.click(screen.button('Undo all'));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(statusText(screen)).toBe('2 unsaved changes');
    await userEvent.click(screen.button('Undo all'));
    await userEvent.click(await screen.findByRole('button', { name: 'Ok' }));
    expect(statusText(screen)).toBe('No unsaved changes');
    expect(field(screen, 'note of Trip 2')).toHaveValue('');
  });

  it('[TBL-11] a cell back to its saved value is not a change', async () => {
    const { screen } = await tripTable();
    await type(screen, 'distance of Trip 1', '1');
    expect(statusText(screen)).toBe('1 unsaved change');
    await browser.keyboard('0');
    expect(statusText(screen)).toBe('No unsaved changes');
    await type(screen, 'note of Trip 1', 'Hello');
    // Ends what an input method composes.
    const composing = { key: 'Escape', isComposing: true, bubbles: true, composed: true };
    field(screen, 'note of Trip 1').dispatchEvent(new KeyboardEvent('keydown', composing));
    await browser.keyboard('!');
    expect(field(screen, 'note of Trip 1')).toHaveValue('Hello!');
    await browser.keyboard('{Escape}');
    expect(statusText(screen)).toBe('No unsaved changes');
  });

  it('[TBL-11] survives paging, searching and sorting, which use the saved values', async () => {
    const { screen } = await tripTable();
    await type(screen, 'note of Trip 1', 'Zeppelin');
    await userEvent.click(screen.button('Page 3'));
    await userEvent.click(screen.button('note'));
    await screen.search('Zeppelin');
    expect(await screen.findByText('No matching records found')).toBeVisible();
    expect(statusText(screen)).toBe('1 unsaved change');
    await screen.search('Trip 1');
    await waitFor(() => expect(field(screen, 'note of Trip 1')).toHaveValue('Zeppelin'));
  });
});

it('[TBL-11] [TBL-12] Save is the primary button only while something is changed or selected', async () => {
  const { screen } = await tripTable({ attributes: { 'data-selection': {} } });
  expect(screen.button('Save')).not.toHaveClass('primary');
  await type(screen, 'note of Trip 1', 'B');
  expect(screen.button('Save')).toHaveClass('primary');
  await browser.keyboard('{Escape}');
  expect(screen.button('Save')).not.toHaveClass('primary');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Trip 1' }));
  expect(screen.button('Save')).toHaveClass('primary');
});

it.each([1200, 375])(
  '[TBL-06] [TBL-11] keeps Save in reach of the pointer beside a long page of rows, %s px',
  async width => {
    await page.viewport(width, 700);
    answering(to(tableBatch, request => batchFrom(trips(), numbersTo(60), request)));
    const screen = await renderLoadedTable({ ...editing, 'data-selection': { maxSelection: 3 } });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select Trip 1' }));
    screen.root.querySelector('tbody tr:nth-of-type(5)')?.scrollIntoView();
    const save = screen.button('Save');
    const { x, y, width: across, height } = save.getBoundingClientRect();
    expect(save.contains(screen.root.elementFromPoint(x + across / 2, y + height / 2))).toBe(true);
  },
);
