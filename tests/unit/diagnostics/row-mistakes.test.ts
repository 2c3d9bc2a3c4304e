import { describe, expect, it } from 'vitest';
import { rowMistakes } from '../../../src/diagnostics/list-problems.ts';
import { areSuspicious, type FirstRows, firstRecords } from '../../../src/diagnostics/suspicious-rows.ts';

const columns = [{ key: 'name' }, { key: 'due', type: 'date' }];
const listOf = (rows: readonly unknown[], its: Partial<FirstRows> = {}): FirstRows => ({
  rows,
  columns,
  statedKeys: ['name', 'due'],
  ...its,
});
const right = { name: 'x', due: 'May' };
const amounts = { columns: [{ key: 'due', type: 'amount' }] };

describe('the columns of a list', () => {
  it.each<[string, readonly unknown[], Partial<FirstRows>, readonly string[]]>([
    ['right rows', [right], {}, []],
    ['no rows', [], {}, []],
    ['entries without a key', [{}, null, ['name']], {}, []],
    ['a later row that has the key', [{ name: 'x' }, { due: 'May' }], {}, []],
    [
      'an empty row before the first one',
      [{}, { name: 'x', Due: 'May' }],
      {},
      ['no row has the column key "due". Did you mean "Due"?'],
    ],
    [
      'a nearly right key',
      [{ Name: 'x', due: 'May' }],
      {},
      ['no row has the column key "name". Did you mean "Name"?'],
    ],
    [
      'a key that is used already',
      [{ due: 'May', total: 5 }],
      {},
      ['no row has the column key "name". Give the column the key that the rows use, or remove it.'],
    ],
    ['a key of the element itself that may be missing', [{ due: 'May' }], { statedKeys: ['due'] }, []],
    [
      'a nearly right key of the element itself',
      [{ Name: 'x', due: 'May' }],
      { statedKeys: [] },
      ['"data.0.Name" is ignored. Use "name".'],
    ],
    [
      'no key of any column',
      [{ a: 1, b: 2 }],
      {},
      [
        'no row has any of the column keys (name, due), so all cells are empty. Use the same keys in rows and columns.',
      ],
    ],
    [
      'the shape of JSON:API',
      [{ id: 1, type: 'visits', attributes: { name: 'x', due: 'May' } }],
      {},
      ['"data.0.attributes" holds keys as in JSON:API, which are ignored. Put them in the record itself.'],
    ],
    ['a field that is read beside the columns', [{ ...right, nam: 'x' }], { fields: ['nam'] }, []],
    [
      'a field that the first row lacks',
      [{ ...right, actoins: [] }],
      { fields: ['actions'] },
      ['"data.0.actoins" is ignored. Use "actions".'],
    ],
    ['no columns', [right], { columns: [] }, []],
  ])('[NET-21] with %s', (_, rows, its, sentences) => {
    expect(rowMistakes(listOf(rows, its))).toEqual(sentences);
  });

  it('[NET-21] names a near column once, and the others that are empty', () => {
    const three = [...columns, { key: 'site' }];
    expect(
      rowMistakes(
        listOf([{ name: 'x', Due: 'May' }], { columns: three, statedKeys: ['name', 'due', 'site'] }),
      ),
    ).toEqual([
      'no row has the column key "due". Did you mean "Due"?',
      expect.stringMatching(/^no row has the column key "site"\. Give the column/),
    ]);
  });
});

describe('the cells of a list', () => {
  it.each([
    ['1.234,50', true],
    [{ display: '1 234,50 €', type: 'amount' }, true],
    ['1,234.50', false],
    ['$-12', false],
    ['(50.00)', false],
    ['€1,234.50', false],
    [1234.5, false],
    ['Unavailable', false],
    ['', false],
  ])('[UI-14] names an amount that cannot be read: %j: %s', (amount, isNamed) => {
    const rows = listOf(
      [
        { name: 'x', due: '5.00' },
        { name: 'x', due: amount },
      ],
      {
        columns: [{ key: 'name' }, { key: 'due', type: 'amount' }],
      },
    );
    const sentence =
      '"data.1.due" cannot be read as an amount: it is shown as it was sent, and sorted as text. Write it as 1234.50.';
    expect(rowMistakes(rows)).toEqual(isNamed ? [sentence] : []);
    if (isNamed) expect(areSuspicious(rows)).toBe(true);
  });

  it('[NET-21] takes tags and expressions of templates for data', () => {
    const rows = listOf([
      { ...right, name: '<b>x</b>' },
      { ...right, name: '{{ x }} <a href="/x">x</a>' },
    ]);
    expect(rowMistakes(rows)).toEqual([]);
    expect(areSuspicious(rows)).toBe(false);
  });

  it.each([
    [{ display: 'x', herf: '/a' }, '"data.0.name.herf" is ignored. Use "href".'],
    [{ type: 'link', herf: '/a' }, '"data.0.name.herf" is ignored. Use "href".'],
  ])('[NET-21] names a mistaken key of the cell %j', (cell, sentence) => {
    expect(rowMistakes(listOf([{ ...right, name: cell }]))).toEqual([sentence]);
  });

  it.each([
    [{ herf: '/a' }],
    [{ display: 'x', href: '/b', herf: '/a' }],
    [{ display: 'x', _herf: '/a' }],
    [[{ display: 'x', herf: '/a' }]],
  ])('[NET-21] leaves the keys of the cell %j alone', cell => {
    expect(rowMistakes(listOf([{ ...right, name: cell }]))).toEqual([]);
  });

  it('[NET-21] names a mistaken key once for each column', () => {
    const cell = { display: 'x', herf: '/a' };
    expect(rowMistakes(listOf([right, { ...right, name: cell }, { ...right, name: cell }]))).toEqual([
      '"data.1.name.herf" is ignored. Use "href".',
    ]);
  });

  it('[NET-21] looks at the first 50 rows', () => {
    const cell = { display: 'x', herf: '/a' };
    const rows = Array.from({ length: 51 }, (_, at) => ({ ...right, due: at === 50 ? cell : 'May' }));
    expect(rowMistakes(listOf(rows))).toEqual([]);
    expect(firstRecords(rows)).toHaveLength(50);
    expect(rowMistakes(listOf(rows.slice(1)))).toEqual([expect.stringContaining('"data.49.due.herf"')]);
  });
});

const zoned = (key: string) =>
  `"${key}" has a time zone, but is shown as it was sent, so the day may be wrong. Send local time, without Z or offset.`;

it.each<[string, readonly unknown[], Partial<FirstRows>, readonly string[]]>([
  ["of a screen's date column", [right, { ...right, due: '2026-05-06T21:30:00Z' }], {}, ['data.1.due']],
  [
    'twice',
    [
      { ...right, due: '2026-05-06Z' },
      { ...right, due: '2026-05-06Z' },
    ],
    {},
    ['data.0.due'],
  ],
  [
    'of a column whose type the answer states',
    [{ name: '2026-05-06 21:30:00+00' }],
    { columns: [{ key: 'name', statedType: 'date' }] },
    ['data.0.name'],
  ],
  [
    'of a cell that is a date',
    [{ ...right, name: { display: '2026-05-06T21:30-05:00', type: 'date' } }],
    {},
    ['data.0.name'],
  ],
  ['of a field beside the columns', [{ ...right, visit: '21:30Z' }], { fields: ['visit'] }, ['data.0.visit']],
  [
    'that is only the order of a cell',
    [{ ...right, due: { display: 'May', sort: '2026-05-06T21:30:00Z' } }],
    {},
    [],
  ],
  ['in a column of texts', [{ ...right, name: '2026-05-06T21:30:00Z' }], {}, []],
])('[NET-27] a date in a time zone %s', (_, rows, its, places) => {
  expect(rowMistakes(listOf(rows, its))).toEqual(places.map(zoned));
  expect(areSuspicious(listOf(rows, { ...its, statedKeys: [] }))).toBe(places.length > 0);
});

describe('whether rows need a closer look', () => {
  it.each<readonly [string, readonly unknown[], Partial<FirstRows>]>([
    ['right rows', [right, right], {}],
    ['a key that only one row has', [right, { name: 'x' }], {}],
    [
      'internal keys and plain cells',
      [{ name: { display: 'x', _v: 1 }, due: { display: 'May', sort: 1 } }],
      {},
    ],
    ['all fields', [{ ...right, actions: [] }], { fields: ['actions'] }],
    ...['$1,234.50', '-1234.5', '12', 5, 'Unavailable', '', {}].map(
      due => [`the amount ${JSON.stringify(due)}`, [{ ...right, due }], amounts] as const,
    ),
  ])('[NET-21] they do not with %s', (_, rows, its) => {
    expect(areSuspicious(listOf(rows, its))).toBe(false);
  });

  it.each<readonly [string, readonly unknown[], Partial<FirstRows>]>([
    ['a missing column', [{ name: 'x' }], {}],
    ['one missing field of two', [{ ...right, a: 1 }], { fields: ['a', 'b'] }],
    ['an unknown key in a cell', [{ ...right, name: { display: 'x', herf: 1 } }], {}],
    ...['1.234,50', '5 €', '€5', 'about 5'].map(
      due => [`the amount ${due}`, [{ ...right, due }], amounts] as const,
    ),
  ])('[NET-21] they do with %s', (_, rows, its) => {
    expect(areSuspicious(listOf(rows, its))).toBe(true);
  });
});
