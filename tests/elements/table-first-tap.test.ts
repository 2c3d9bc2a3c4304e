import { expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { to } from '../support/answers/host.ts';
import { renderLoadedTable } from '../support/table-screen.ts';

// Alone in its file: another list of the page would have made the guard listen.
it('[RQ-07] a tap removes where the type is stated by cell, and the first row may not be removed', async () => {
  const remove = (id: number) =>
    id === 1 ? '' : { display: 'Remove', type: 'delete', href: `/entries/${id}/remove/` };
  const columns = ['name', 'remove'].map(data => ({ data, title: data }));
  const data = [1, 2, 3].map(id => ({ id, name: `Entry ${id}`, remove: remove(id) }));
  answering(to(tableBatch, () => Response.json({ columns, data, total: 3 })));
  const screen = await renderLoadedTable();
  const button = await screen.findByRole('button', { name: 'Remove Entry 2' });
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const { x, y, width, height } = button.getBoundingClientRect();
  const touchPoints = [{ x: frame.x + x + width / 2, y: frame.y + y + height / 2 }];
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await screen.findByRole('dialog')).toBeVisible();
});
