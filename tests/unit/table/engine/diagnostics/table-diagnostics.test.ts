// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TableDiagnostics } from '../../../../../src/table/engine/diagnostics/table-diagnostics.ts';
import type { RowPlan, TableBatch } from '../../../../../src/table/engine/loading/row-plan.ts';
import { allowLogged, hasLogged, logged, mistakesReported } from '../../../../support/console.ts';

// Advice is logged once per page and place: each test has a place of its own.
let where = 'psp-table: GET /list/';
beforeEach(() => {
  where += 'x/';
  allowLogged();
});

const diagnosticsOf = (plan: Partial<RowPlan> = {}) =>
  new TableDiagnostics({ where, limit: 10, ask: () => Promise.reject(new Error('not asked')), ...plan });

const column = (key: string, type?: string) => ({ key, title: key, type });

describe('a problem of a list', () => {
  it('[NET-14] is logged once with the tag and the address, however often rows are loaded', () => {
    const diagnostics = diagnosticsOf();
    diagnostics.log(['one', 'other']);
    diagnostics.log(['one']);
    expect(logged()).toEqual([`${where}: one`, `${where}: other`]);
  });

  it('[NET-14] is logged with the name of the library where no tag is known', () => {
    diagnosticsOf({ where: undefined }).log(['one']);
    expect(logged()).toEqual(['psp: one']);
  });
});

describe('the rows of a list', () => {
  const right = { rowsWithoutId: 0, duplicateRows: 0, invalidRows: 0, size: 10 };

  it.each([
    [{ rowsWithoutId: 1 }, undefined, '1 of 10 rows have no id'],
    [{ duplicateRows: 1 }, undefined, '1 of 11 rows repeat the id'],
    [{ invalidRows: 1 }, undefined, '1 of 11 entries of "data" are not rows'],
    [{}, 'endless', 'the "total" of the host grew'],
  ] as const)(
    '[NET-13] are checked when all have arrived: %j, early end: %s',
    async (wrong, early, problem) => {
      await diagnosticsOf().checkLoadedRows({ ...right, ...wrong }, early);
      expect(logged()).toEqual([expect.stringContaining(`${where}: ${problem}`)]);
    },
  );

  it('[NET-13] are not mentioned if they are right', async () => {
    await diagnosticsOf().checkLoadedRows(right, undefined);
    expect(logged()).toEqual([]);
  });
});

describe('the columns of a list', () => {
  const check = (batch: TableBatch, columns: readonly object[], plan: Partial<RowPlan> = {}) =>
    diagnosticsOf(plan).checkColumns(batch, columns as never);

  it('[TBL-10] are checked for types that there are not, if the screen states them', async () => {
    const columns = [column('name'), column('due', 'editible'), column('sum', 'amount')];
    await check({ data: [{ name: 'a', due: 'b', sum: 1 }] }, columns, { columns });
    await hasLogged(`${where}: the column "due" has an unknown type`);
  });

  it('[NET-14] are checked for objects that show nothing', async () => {
    await check({ data: [{ name: 'a', site: { siteName: 'b' } }] }, [column('name'), column('site')]);
    await hasLogged('the cells of "site" are objects without "display"');
  });

  it('[NET-14] are right with cells of every kind', async () => {
    const cells = { name: 'a', site: { display: 'b' }, more: [] };
    await check({ data: [cells] }, [column('name', 'text'), column('site', 'link'), column('more')]);
    expect(logged()).toEqual([]);
  });

  it('[TBL-14] are right as long as there are no rows', async () => {
    const columns = [column('due', 'editible')];
    await check({ data: [] }, columns, { columns });
    expect(logged()).toEqual([]);
  });

  it('[NET-21] are named if no row has them, and the answer states them', async () => {
    await check({ columns: [{ data: 'due' }], data: [{ name: 'a' }] }, [column('due'), column('name')]);
    await hasLogged(`${where}: no row has "due", the key of a column`);
  });

  it('[NET-21] are named if no row has them, and an attribute of the page states them', async () => {
    const columns = [column('due'), column('name')];
    await check({ data: [{ name: 'a' }] }, columns, { columns, columnsAttribute: 'data-columns' });
    await hasLogged(`${where}: no row has "due", the key of a column`);
  });

  it('[NET-21] may stay empty if the element itself states them', async () => {
    const columns = [column('due'), column('name')];
    await check({ columns: [{ data: 'due' }], data: [{ name: 'a' }] }, columns, { columns });
    await mistakesReported();
    expect(logged()).toEqual([]);
  });

  it('[NET-21] are checked for markup', async () => {
    const data = [{ name: '<b>a</b>', due: 'May' }];
    await check({ data }, [column('name'), column('due', 'date')], { where: undefined });
    await hasLogged('psp: the cells of "name" contain HTML');
  });

  it('[EMB-10] loads no rules for columns that are right', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await check({ data: [{ name: 'a' }] }, [column('name')]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
