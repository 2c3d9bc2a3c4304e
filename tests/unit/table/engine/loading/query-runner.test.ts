import { expect, it } from 'vitest';
import { QueryRunner } from '../../../../../src/table/engine/loading/query-runner.ts';
import type { QueryEngine } from '../../../../../src/table/engine/query/query-engine.ts';
import { RowStore } from '../../../../../src/table/engine/store/row-store.ts';

it('[TBL-13] prepares one engine for the rows of a list, and another for those of its reload', async () => {
  const runner = new QueryRunner();
  const engineOf = (store: RowStore) =>
    new Promise<QueryEngine>(resolve => runner.prepareEngine(store, resolve));
  const [rows, reloaded] = [new RowStore([]), new RowStore([])];
  const engine = await engineOf(rows);
  expect(await engineOf(rows)).toBe(engine);
  expect(await engineOf(reloaded)).not.toBe(engine);
});
