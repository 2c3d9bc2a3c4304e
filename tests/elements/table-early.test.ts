import { waitFor } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { tableBatch } from '../../src/api/tables.ts';
import { dropLeft, hasComeEarly, sendEarly } from '../../src/http/early.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { later } from '../support/later.ts';
import { people, shownTable } from '../support/table-screen.ts';

/** A host of so many people that answers when the test says so, and at once of all others. */
function peopleOf(count: number, whenever: Promise<unknown> = Promise.resolve()) {
  const list = async (request: Request) => {
    await whenever;
    return batchFrom(people, numbersTo(count), request);
  };
  return answering(
    to(tableBatch, list, '/people/'),
    to(tableBatch, () => Response.json([])),
  );
}

/** What the loader sends before a table's code has come. */
const early = (path: string) => sendEarly(`${location.origin}${path}`, document.createElement('p'));
afterEach(dropLeft);
const firstBatch = '/people/?limit=2500&skip=0';

/** Whether a list on its way has been in the page since. */
function watchBars() {
  let areSeen = false;
  const look = new MutationObserver(changes => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    areSeen ||= added.some(node => node instanceof Element && node.querySelector('.arriving-rows'));
  });
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    look.observe(root, { childList: true, subtree: true });
    return root;
  };
  return () => {
    Element.prototype.attachShadow = attachShadow;
    return areSeen;
  };
}

it.each([30, 2000])(
  '[EMB-02] %s rows that have come before the table are in its first picture',
  async count => {
    const sent = peopleOf(count);
    early(firstBatch);
    await expect.poll(hasComeEarly).toBe(true);
    const barsSeen = watchBars();
    const screen = await shownTable();
    await waitFor(() => expect(screen.column()).toHaveLength(10));
    expect(barsSeen()).toBe(false);
    expect(sent).toHaveLength(1);
  },
);

it('[EMB-02] [TBL-13] rows that are still on their way are shown so, whatever else has come', async () => {
  const whenever = later<void>();
  peopleOf(30, whenever.promise);
  early('/others/');
  await expect.poll(hasComeEarly).toBe(true);
  const screen = await shownTable();
  await waitFor(() => expect(screen.root.querySelector('.arriving-rows')).toBeVisible());
  whenever.resolve();
  await waitFor(() => expect(screen.column()).toHaveLength(10));
});

it('[TBL-13] a short list is taken and shown at once, a long one in a task of its own', async () => {
  const { scheduler } = globalThis as unknown as { scheduler: { yield(): Promise<void> } };
  const next = later<void>();
  const turn = vi.spyOn(scheduler, 'yield').mockReturnValue(next.promise);
  peopleOf(30);
  const short = await shownTable();
  await waitFor(() => expect(short.column()).toHaveLength(10));
  short.host.remove();
  turn.mockClear();
  peopleOf(2000);
  const long = await shownTable();
  await waitFor(() => expect(turn).toHaveBeenCalled());
  expect(long.root.querySelector('.arriving-rows')).not.toBeNull();
  next.resolve();
  await waitFor(() => expect(long.column()).toHaveLength(10));
});
