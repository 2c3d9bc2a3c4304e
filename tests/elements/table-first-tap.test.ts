import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { userEvent as browser, cdp, page } from 'vitest/browser';
import { tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { to } from '../support/answers/host.ts';
import { renderLoadedTable, renderPeople, type TableScreen } from '../support/table-screen.ts';

// Alone in their file: another list of the page would have made the guard listen.
/** A list whose host states the type by cell, and whose first row may not be removed. */
async function renderRemovable() {
  const remove = (id: number) =>
    id === 1 ? '' : { display: 'Remove', type: 'delete', href: `/entries/${id}/remove/` };
  const columns = ['name', 'remove'].map(data => ({ data, title: data }));
  const data = [1, 2, 3].map(id => ({ id, name: `Entry ${id}`, remove: remove(id) }));
  answering(to(tableBatch, () => Response.json({ columns, data, total: 3 })));
  const screen = await renderLoadedTable();
  return {
    screen,
    removeButton: (id: number) => screen.findByRole('button', { name: `Remove Entry ${id}` }),
  };
}

function centreOf(control: HTMLElement) {
  const frame = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const { x, y, width, height } = control.getBoundingClientRect();
  return { x: frame.x + x + width / 2, y: frame.y + y + height / 2 };
}

/** Moves all rows down by one. */
function insertBanner({ host }: TableScreen, control: HTMLElement): void {
  const banner = document.createElement('div');
  banner.style.height = `${control.closest('tr')?.offsetHeight}px`;
  host.before(banner);
  onTestFinished(() => banner.remove());
}

async function tapAt(place: ReturnType<typeof centreOf>): Promise<void> {
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function pressAt(place: ReturnType<typeof centreOf>): Promise<void> {
  for (const type of ['mousePressed', 'mouseReleased'] as const)
    await cdp().send('Input.dispatchMouseEvent', { type, ...place, button: 'left', clickCount: 1 });
}

beforeEach(() => page.viewport(1200, 800));

it('[RQ-07] a tap removes where the type is stated by cell, and the first row may not be removed', async () => {
  const { screen, removeButton } = await renderRemovable();
  const button = await removeButton(2);
  await tapAt(centreOf(button));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('[RQ-07] a press removes nothing there if a banner has just moved the row under the mouse', async () => {
  const { screen, removeButton } = await renderRemovable();
  const button = await removeButton(3);
  const place = centreOf(button);
  await browser.hover(button);
  await new Promise(resolve => setTimeout(resolve, 150));
  insertBanner(screen, button);
  await pressAt(place);
  expect(await screen.findByText('The list moved. Press again.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[RQ-07] a tap ticks no box of another row that has just moved under the finger', async () => {
  const { screen } = await renderPeople(5, { 'data-selection': {} });
  const box = await screen.findByRole('checkbox', { name: 'Select Person 3' });
  // Until the list is at rest, and the guard has looked.
  await new Promise(resolve => setTimeout(resolve, 450));
  const place = centreOf(box);
  insertBanner(screen, box);
  await tapAt(place);
  expect(await screen.findByText('The list moved. Press again.')).toBeVisible();
  await new Promise(resolve => setTimeout(resolve, 450));
  await tapAt(place);
  await expect.poll(() => screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(1);
  expect(screen.getByRole('checkbox', { name: 'Select Person 2' })).toBeChecked();
});

it.each([
  ['amount', { display: '5000.00' }, '5,000.00'],
  ['currency', { currency: 'EUR' }, 'EUR'],
])('[RQ-07] a press ticks no box whose row has another %s than just before', async (_, change, shownNow) => {
  let amount: object = { display: '10.00', type: 'amount' };
  const columns = ['name', 'amount'].map(data => ({ data, title: data }));
  answering(
    to(tableBatch, () => Response.json({ columns, data: [{ id: 1, name: 'Trip 1', amount }], total: 1 })),
  );
  const screen = await renderLoadedTable({ 'data-selection': {} });
  const box = await screen.findByRole('checkbox', { name: 'Select Trip 1' });
  await browser.hover(box);
  await new Promise(resolve => setTimeout(resolve, 450));
  amount = { ...amount, ...change };
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await screen.findByText(shownNow);
  await pressAt(centreOf(box));
  expect(await screen.findByText('The list moved. Press again.')).toBeVisible();
  expect(box).not.toBeChecked();
});
