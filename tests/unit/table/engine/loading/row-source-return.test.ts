import { expect, it } from 'vitest';
import { NetworkError, SessionExpiredError } from '../../../../../src/http/errors.ts';
import type { TableBatch } from '../../../../../src/table/engine/loading/row-plan.ts';
import { LazyQueryEngine } from '../../../../../src/table/engine/query/lazy-query-engine.ts';
import { allRows } from '../../../../../src/table/engine/query/query.ts';
import { names, people, sourceOf, stated } from '../../../../support/listed-people.ts';

/** A loaded list of three, whose next answers the test decides. */
async function loadedList() {
  const host = { answer: async (): Promise<TableBatch> => ({ columns: stated, data: people(3), total: 3 }) };
  const { source } = sourceOf([], { ask: () => host.answer() });
  await source.load();
  const fail = (error: Error) => {
    host.answer = () => Promise.reject(error);
  };
  return { source, host, fail };
}

const ended = new SessionExpiredError(true, undefined);

it('[NET-20] removes the rows if the session has ended when Back restores the page', async () => {
  const { source, fail } = await loadedList();
  fail(ended);
  await source.reloadOnReturn();
  expect(source.snapshot()).toMatchObject({
    phase: 'failed',
    error: ended,
    total: undefined,
    isWithdrawn: true,
    isReloading: false,
  });
  expect(names(source)).toEqual([]);
  expect(source.snapshot().store.size).toBe(0);
});

it('[NET-20] shows the rows again after the person has signed in', async () => {
  const { source, host, fail } = await loadedList();
  const { answer } = host;
  fail(ended);
  await source.reloadOnReturn();
  host.answer = answer;
  await source.load();
  expect(source.snapshot()).toMatchObject({ phase: 'complete', isWithdrawn: false, total: 3 });
  expect(names(source)).toHaveLength(3);
});

it('[NET-20] keeps the rows if the new request fails for another reason', async () => {
  const { source, fail } = await loadedList();
  fail(new NetworkError());
  await source.reloadOnReturn();
  expect(source.snapshot()).toMatchObject({ phase: 'failed', isWithdrawn: false, total: 3 });
  expect(names(source)).toHaveLength(3);
});

it('[NET-20] keeps the rows when the session ends during a visit', async () => {
  const { source, fail } = await loadedList();
  fail(ended);
  await source.reload();
  expect(source.snapshot()).toMatchObject({ phase: 'failed', isWithdrawn: false });
  expect(names(source)).toHaveLength(3);
});

it('[NET-20] keeps the rows when the session ends after the host has answered since the return', async () => {
  const { source, fail } = await loadedList();
  await source.reloadOnReturn();
  fail(ended);
  await source.reload();
  expect(source.snapshot()).toMatchObject({ phase: 'failed', isWithdrawn: false });
  expect(names(source)).toHaveLength(3);
});

it('[NET-20] does not bring rows back by a search that was running', async () => {
  const { source, fail } = await loadedList();
  const { store } = source.snapshot();
  const search = { ...allRows, search: 'person' };
  fail(ended);
  source.query(search);
  await source.reloadOnReturn();
  // Takes as long as the search of the removed rows would have taken.
  expect(await new LazyQueryEngine(store, [0]).run(search, new AbortController().signal)).toHaveLength(3);
  await Promise.resolve();
  expect(source.snapshot()).toMatchObject({ phase: 'failed', isWithdrawn: true });
  expect(names(source)).toEqual([]);
});
