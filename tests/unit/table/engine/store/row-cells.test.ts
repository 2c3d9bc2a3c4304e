import { describe, expect, it } from 'vitest';
import { RowStore } from '../../../../../src/table/engine/store/row-store.ts';
import { storeOf } from '../../../../support/stored-rows.ts';

describe('the sort value of a cell', () => {
  it.each([
    [{ display: 'Jan 2', sort: '2026-01-02' }, '2026-01-02'],
    [{ display: '$5', sort: 5 }, 5],
    [{ display: '$5', sort: 0 }, 0],
    [{ display: 'x', sort: '' }, ''],
    [{ display: 'x', sort: null }, 'x'],
    [{ display: 'x', sort: {} }, 'x'],
    ['text', 'text'],
    [undefined, ''],
  ])('[TBL-05] %j: %j', (amount, value) => {
    expect(storeOf([{ id: 'a', amount }]).columns[1]?.sortValueAt(0)).toBe(value);
  });

  it('[TBL-05] is the text as it was sent for a date', () => {
    const store = new RowStore([{ key: 'day', type: 'date' }]);
    const days = [
      '2026-05-06',
      { display: '2026-04-30 00:00:00' },
      { display: '6 May', sort: 'z' },
      'soon',
      '',
    ];
    store.append(
      days.map((day, id) => ({ id, day })),
      0,
    );
    expect(days.map((_, row) => store.columns[0]?.sortValueAt(row))).toEqual([
      '2026-05-06',
      '2026-04-30 00:00:00',
      'z',
      'soon',
      '',
    ]);
    expect(store.columns[0]?.shownAt(1)).toBe('30 Apr 2026');
  });

  it('[TBL-05] may be stated by some cells of a column and not by others', () => {
    const store = storeOf([
      { id: 'a', amount: 'one' },
      { id: 'b', amount: { display: 'two', sort: 2 } },
      { id: 'c', amount: 'three' },
    ]);
    store.append([{ id: 'd' }, { id: 'a', amount: { display: 'uno', sort: 1 } }], 3);
    expect([0, 1, 2, 3].map(row => store.columns[1]?.sortValueAt(row))).toEqual([1, 2, 'three', '']);
    expect(store.columns[1]?.sortValueAt(9)).toBe('');
  });
});

describe('the currency of an amount', () => {
  const stored = (...rows: readonly object[]) => {
    const store = new RowStore([{ key: 'total', type: 'amount', currency: 'payCurrency' }]);
    for (const [index, row] of rows.entries()) store.append([{ total: '12.5', ...row }], index);
    return store;
  };

  it('[UI-14] is what its row states, as a text or as a cell', () => {
    const store = stored(
      { id: 'a', payCurrency: 'EUR' },
      { id: 'b', payCurrency: { display: 'JPY' } },
      { id: 'c', payCurrency: ['x'] },
      { id: 'd' },
    );
    expect([0, 1, 2, 3].map(row => store.columns[0]?.currencyAt(row))).toEqual(['EUR', 'JPY', 'USD', 'USD']);
    expect([0, 1].map(row => store.columns[0]?.shownAt(row))).toEqual(['12.50', '12.5']);
  });

  it('[UI-14] is that of its cell before that of its row, and none if no currency is stated there', () => {
    const store = stored(
      { id: 'a', payCurrency: 'JPY', total: { display: '12.5', currency: 'EUR' } },
      { id: 'b', payCurrency: 'Unavailable' },
    );
    expect([0, 1].map(row => store.columns[0]?.currencyAt(row))).toEqual(['EUR', '']);
    store.columns[0]?.shownAt(1);
    expect([0, 1].map(row => store.columns[0]?.currencyAt(row))).toEqual(['EUR', '']);
  });

  it('[NET-11] is that of the last row with its id', () => {
    const store = stored({ id: 'a', payCurrency: 'JPY' }, { id: 'a' });
    expect(store.columns[0]?.currencyAt(0)).toBe('USD');
    expect(store.columns[0]?.shownAt(0)).toBe('12.50');
  });
});

describe('the details of a cell', () => {
  it.each([
    [{ display: 'x', type: 'link' }, { type: 'link' }],
    [
      { display: 'x', class: 'text-danger' },
      { type: 'text', tone: 'danger' },
    ],
    [{ display: 'x', class: 'red' }, { type: 'text' }],
    [{ display: 'x', preview: 'p', details: ['d'] }, { type: 'text' }],
    [
      { display: 'x', type: 'hover', preview: 'p' },
      { type: 'hover', preview: 'p' },
    ],
    [
      { display: 'x', type: 'modal', details: ['d'] },
      { type: 'modal', details: ['d'] },
    ],
    [
      [{ href: '/a/', title: 'View', class: 'btn', flags: {} }, 'x'],
      { type: 'actions', actions: [{ title: 'View', href: '/a/' }] },
    ],
    [
      { type: 'actions', href: '/a/', title: 'View', flags: { confirm: true } },
      {
        type: 'actions',
        href: '/a/',
        actions: [{ title: 'View', href: '/a/', question: '' }],
      },
    ],
    [[], { type: 'text' }],
    [['x', 1], { type: 'text' }],
    [
      { display: 'x', editConfig: { type: 'date' } },
      { type: 'text', editConfig: { type: 'date' } },
    ],
    [
      { display: 'x', sort: 1, href: '/' },
      { type: 'link', href: '/' },
    ],
    [{ display: 'x', sort: 1, type: 'text' }, { type: 'text' }],
    [{ display: 'x', type: 'marquee' }, { type: 'text' }],
    [{ display: 'x', href: '', class: '', preview: null, details: null, editConfig: null }, { type: 'text' }],
    [{ display: 'x', href: { at: '/' }, class: 5 }, { type: 'text' }],
    ['x', { type: 'text' }],
    [null, { type: 'text' }],
  ])('[TBL-10] keep of %j: %j', (name, kept) => {
    const store = storeOf([{ id: 'a', name }]);
    expect(statedAt(store, 0, 0)).toEqual(kept);
    expect(statedAt(store, 0, 1)).toEqual({ type: 'text' });
    expect(statedAt(store, 9, 1)).toEqual({ type: 'text' });
  });

  it('[TBL-10] may differ within a column', () => {
    const cells = [
      { display: 'a', type: 'email' },
      'b',
      { display: 'c', type: 'hover', preview: 'C', class: 'danger' },
      { display: 'd', type: 'email', class: 'muted' },
      { display: 'e', href: '/e/' },
    ];
    const store = storeOf(cells.map((name, id) => ({ id, name })));
    expect([0, 1, 2, 3, 4, 5].map(row => store.columns[0]?.typeAt(row))).toEqual([
      'email',
      'text',
      'hover',
      'email',
      'link',
      'email',
    ]);
    expect(store.columns[0]?.type).toBe('email');
    expect([2, 3, 4].map(row => store.columns[0]?.cellAt(row)?.tone)).toEqual(['danger', 'muted', undefined]);
  });

  it.each([
    [undefined, { href: '/' }, 'link'],
    ['text', { href: '/', type: null }, 'text'],
    ['status', { type: 'amount' }, 'amount'],
    ['status', { type: 'text' }, 'status'],
    ['amount', { type: 'number' }, 'amount'],
    ['status', { type: 'date' }, 'status'],
    ['amount', { type: 'link', href: '/' }, 'link'],
    ['marquee', {}, 'text'],
    ['', {}, 'text'],
    [undefined, { type: 'delete', href: '/' }, 'delete'],
    [undefined, { type: 'actions', href: '/' }, 'actions'],
  ])('[TBL-10] in a column of type %s %j is a cell of type %s', (type, cell, shown) => {
    const store = new RowStore([{ key: 'cell', type }]);
    store.append([{ id: 1, cell }], 0);
    expect(store.columns[0]?.typeAt(0)).toBe(shown);
  });

  it.each<[string | undefined, unknown, unknown, string]>([
    [undefined, 'amount', '12.5', 'amount'],
    [undefined, 'amount', { display: '12.5' }, 'amount'],
    [undefined, 'amount', { display: 'x', type: 'text' }, 'text'],
    [undefined, 'link', { display: 'x', href: '/' }, 'link'],
    [undefined, 'hover', { display: 'x', type: null }, 'hover'],
    [undefined, 'marquee', 'x', 'text'],
    [undefined, 7, 'x', 'text'],
    [undefined, null, { display: 'x', href: '/' }, 'link'],
    ['amount', 'number', '12.5', 'amount'],
    ['amount', 'link', '12.5', 'link'],
    ['amount', 'link', { display: 'x', type: 'number' }, 'amount'],
  ])(
    '[TBL-22] in a column of the screen’s type %s and the answer’s type %s %j is a cell of type %s',
    (type, statedType, cell, shown) => {
      const store = new RowStore([{ key: 'cell', type, statedType }]);
      store.append([{ id: 1, cell }], 0);
      expect(store.columns[0]?.typeAt(0)).toBe(shown);
    },
  );

  it('[TBL-16] are replaced when a later value has other actions', () => {
    const store = storeOf([{ id: 'a', name: [{ title: 'View' }] }]);
    store.append([{ id: 'a', name: [{ title: 'Edit' }] }], 1);
    expect(store.columns[0]?.cellAt(0)?.actions).toEqual([{ title: 'Edit' }]);
    store.append([{ id: 'a', name: 'x' }], 2);
    expect(statedAt(store, 0, 0)).toEqual({ type: 'text' });
  });

  it('[TBL-20] [TBL-21] include the label of the chosen option for search', () => {
    const options = [{ value: 1, label: 'Open' }, { value: '2' }, null];
    const cell = (display: string) => ({ display, type: 'select', editConfig: { options } });
    const store = storeOf(
      [cell('1'), cell('2'), cell('3'), { type: 'select', display: '4' }].map((name, id) => ({ id, name })),
    );
    expect([0, 1, 2, 3].map(row => store.columns[0]?.shownAt(row))).toEqual(['Open', '2', '3', '4']);
    expect([0, 1].map(row => store.columns[0]?.searchedAt(row))).toEqual(['Open', '2']);
    expect(store.columns[0]?.textAt(0)).toBe('1');
  });

  it('[TBL-20] follow from the visible text', () => {
    const store = new RowStore([{ key: 'status', type: 'status' }, { key: 'amount' }]);
    store.append([{ id: 1, status: 'inReview', amount: { display: '1001.5', type: 'amount' } }], 0);
    expect(store.columns.map(column => column.shownAt(0))).toEqual(['In Review', '1,001.50']);
    expect(store.columns.map(column => column.searchedAt(0))).toEqual([
      'In Review',
      '1,001.50\0' + '1001.50',
    ]);
    expect(store.columns.map(column => column.textAt(0))).toEqual(['inReview', '1001.5']);
  });
});

/** What a cell states beside its text and sort value. */
function statedAt(store: RowStore, row: number, column: number) {
  const { text, shown, sort, currency, language, ...stated } = store.columns[column]?.cellAt(row) ?? {};
  return stated;
}
