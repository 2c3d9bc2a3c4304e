import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ColumnsError } from '../../../../../src/table/engine/columns.ts';
import type { RowPlan, TableBatch } from '../../../../../src/table/engine/loading/row-plan.ts';
import { checkColumns, warnOfColumns } from '../../../../../src/table/engine/loading/table-diagnostics.ts';
import { allowLogged, hasLogged, logged, mistakesReported } from '../../../../support/console.ts';
import { answeredBy } from './listed-people.ts';

// Advice is logged once per page and place: each test has a place of its own.
let where = 'GET /list/';
beforeEach(() => {
  where += 'x/';
  allowLogged();
});

const planOf = (plan: Partial<RowPlan> = {}): RowPlan => ({
  where,
  limit: 10,
  ...answeredBy(() => Promise.reject(new Error('not asked'))),
  ...plan,
});

const column = (key: string, type?: string) => ({ key, title: key, type });

it('[NET-14] a problem of a list is logged once with the tag and the address, however often rows are loaded', () => {
  const host = { localName: 'psp-table' } as HTMLElement;
  for (const problem of ['one', 'other', 'one']) warnOfColumns(planOf({ host }), new ColumnsError(problem));
  expect(logged()).toEqual(['one', 'other'].map(problem => `psp-table: ${where}: ERR_COLUMNS: ${problem}`));
});

describe('the columns of a list', () => {
  const check = (batch: TableBatch, columns: readonly object[], plan: Partial<RowPlan> = {}) =>
    checkColumns(planOf(plan), batch, columns.map(stated => ({ stated })) as never);

  it('[TBL-10] are checked for types that there are not, if the screen states them', async () => {
    const columns = [column('name'), column('due', 'editible'), column('sum', 'amount')];
    check({ data: [{ name: 'a', due: 'b', sum: 1 }] }, columns, { columns });
    await hasLogged(`${where}: the column "due" has an unknown type, so it is shown as text`);
  });

  it('[NET-14] are checked for objects that show nothing', async () => {
    check({ data: [{ name: 'a', site: { siteName: 'b' } }] }, [column('name'), column('site')]);
    await hasLogged('the cells of "site" are objects without "display"');
  });

  it('[TBL-14] are right as long as there are no rows', async () => {
    const columns = [column('due', 'editible')];
    check({ data: [] }, columns, { columns });
    await mistakesReported();
    expect(logged()).toEqual([]);
  });

  it('[NET-21] are named if no row has them, and the answer states them', async () => {
    check({ columns: [{ data: 'due' }], data: [{ name: 'a' }] }, [column('due'), column('name')]);
    await hasLogged(`${where}: no row has the column key "due"`);
  });

  it('[NET-21] are named if no row has them, and an attribute of the page states them', async () => {
    const columns = [column('due'), column('name')];
    check({ data: [{ name: 'a' }] }, columns, { columns, columnsAttribute: 'data-columns' });
    await hasLogged(`${where}: no row has the column key "due"`);
  });

  it('[NET-21] may stay empty if the element itself states them', async () => {
    const columns = [column('due'), column('name')];
    check({ columns: [{ data: 'due' }], data: [{ name: 'a' }] }, columns, { columns });
    await mistakesReported();
    expect(logged()).toEqual([]);
  });

  it('[EMB-10] loads no rules for columns that are right', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    check({ data: [{ name: 'a' }] }, [column('name')]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
