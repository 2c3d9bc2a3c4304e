import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { userEvent as browser, page } from 'vitest/browser';
import { tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { to } from '../support/answers/host.ts';
import { renderLoadedTable } from '../support/table-screen.ts';

const textField = { display: 'A', type: 'editable', editConfig: { type: 'text' } };

/** A table with one row and two columns of fields. */
async function tableWithFields(width: number, attributes: Record<string, object> = {}) {
  await page.viewport(width, 740);
  answering(
    to(tableBatch, {
      columns: ['name', 'note', 'remark'].map(data => ({ data, title: data })),
      data: [{ id: 1, name: 'ERR-1', note: textField, remark: textField }],
      total: 1,
    }),
  );
  const screen = await renderLoadedTable({ 'data-save-url': '/save/', 'data-token': 'tok', ...attributes });
  await screen.findByRole('button', { name: 'Save' });
  return screen;
}

it('[TBL-32] folds the fields of a card under More; a changed field stays in sight', async () => {
  const screen = await tableWithFields(375);
  const more = await screen.findByRole('button', { name: 'More about ERR-1' });
  expect(screen.queryByRole('textbox', { name: 'note of ERR-1' })).toBeNull();
  await userEvent.click(more);
  screen.getByRole('textbox', { name: 'note of ERR-1' }).focus();
  await browser.keyboard('B');
  expect(screen.getByRole('textbox', { name: 'remark of ERR-1' })).toBeVisible();
  await userEvent.click(more);
  expect(screen.getByRole('textbox', { name: 'note of ERR-1' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'remark of ERR-1' })).toBeNull();
});

it('[TBL-11] Save is the primary button only while there is something to save', async () => {
  const screen = await tableWithFields(1000);
  expect(screen.button('Save')).not.toHaveClass('primary');
  await browser.fill(screen.getByRole('textbox', { name: 'note of ERR-1' }), 'B');
  expect(screen.button('Save')).toHaveClass('primary');
});

it('[TBL-12] Save is the primary button while rows are selected', async () => {
  const screen = await tableWithFields(1000, { 'data-selection': {} });
  expect(screen.button('Save')).not.toHaveClass('primary');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select ERR-1' }));
  expect(screen.button('Save')).toHaveClass('primary');
});
