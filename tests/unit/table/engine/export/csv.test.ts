import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from '../../../../../src/table/engine/export/csv.ts';
import { RowStore } from '../../../../../src/table/engine/store/row-store.ts';
import { runs } from '../../../../support/runs.ts';

const columnsOf = (keys: readonly string[]) =>
  keys.map(key => ({
    key,
    title: `The ${key}`,
    type: key === 'amount' ? ('amount' as const) : ('text' as const),
    sharesCurrency: (currency: string) => currency === 'USD',
  }));

async function csvFrom(rows: readonly (readonly unknown[])[], keys: readonly string[]): Promise<string> {
  const store = new RowStore(keys.map(key => ({ key })));
  store.append(
    rows.map((cells, id) => ({
      id,
      ...Object.fromEntries(keys.map((key, at) => [key, { display: cells[at] }])),
    })),
    0,
  );
  const file = await csvOf(store, columnsOf(keys), new Uint32Array(rows.map((_, row) => row)));
  // The text of a Blob leaves a byte order mark out.
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
}

/** What is written for one cell, the titles and line ends aside. */
async function written(value: unknown): Promise<string> {
  const text = await csvFrom([[value]], ['cell']);
  expect(text.startsWith('\uFEFFThe cell\r\n')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  return text.slice('\uFEFFThe cell\r\n'.length, -2);
}

const trigger = /^[=+\-@\0\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Texts in which separators, quotes and what begins a formula stand next to each other. */
const hostile = fc.oneof(
  fc.string({ unit: fc.constantFrom(...',;\t\r\n"=+-@\0 \u00A0\'12.,a\uFF1D') }),
  fc.string({ unit: 'grapheme' }),
);

describe('a cell', () => {
  it.each([
    ['007', "'007"],
    ['0', "'0"],
    [0, "'0"],
    ['0.00', "'0.00"],
    ['-12.50', '-12.50'],
    ['-3', '-3'],
    ['-1,234.50', '"-1,234.50"'],
    ['-12,34.50', '"\'-12,34.50"'],
    ['-$50.00', "'-$50.00"],
    ['-1,234.50+1', '"\'-1,234.50+1"'],
    ['-1+cmd', "'-1+cmd"],
    ['-', "'-"],
    ['=1+1', "'=1+1"],
    ['+1 555', "'+1 555"],
    ['@x', "'@x"],
    ['\tx', "'\tx"],
    ['\0x', "'\0x"],
    ['  =1', "'  =1"],
    ['\u200b=1', "'\u200b=1"],
    ['\u202e\u2066@x', "'\u202e\u2066@x"],
    ['a; \u200e=1', "a;' \u200e=1"],
    ['\u200bx', '\u200bx'],
    [';=1+1', ";'=1+1"],
    ['a;=1+1', "a;'=1+1"],
    ['a\t@x', "a\t'@x"],
    ['a; +1', "a;' +1"],
    ['a;"=1', '"a;\'""=1"'],
    ['a,=1', '"a,\'=1"'],
    ['a\n- b', '"a\n\'- b"'],
    ['a\r\n=1', '"a\r\n\'=1"'],
    ['=1;=2', "'=1;'=2"],
    ['\uFF1D1+1', "'\uFF1D1+1"],
    ['a;\uFF201', "a;'\uFF201"],
    ['a; b', 'a; b'],
    ['a;007', 'a;007'],
    ['a,b', '"a,b"'],
    ['a"b', '"a""b"'],
    ['a\nb', '"a\nb"'],
    ['\rx', '"\'\rx"'],
    [null, ''],
    [undefined, ''],
    ["O'Brien", "O'Brien"],
    ['日本', '日本'],
    ['<b>x</b>', '<b>x</b>'],
  ])('[TBL-07] %j is written as %j', async (value, expected) => {
    expect(await written(value)).toBe(expected);
  });

  it('[TBL-07] never begins with a formula, at whatever separator a spreadsheet splits it', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async text => {
        const raw = await written(text);
        // Quotes are dropped: split elsewhere than at commas, they no longer enclose the field.
        const [start = '', ...fragments] = raw.split(/[,;\t\r\n]/).map(part => part.replace(/^[\s"]+/, ''));
        const isNegative = /^"?-\d[\d,]*(\.\d+)?"?$/.test(raw);
        expect([isNegative ? '' : start, ...fragments].filter(part => trigger.test(part))).toEqual([]);
      }),
      { numRuns: runs(10_000) },
    );
  });

  it('[TBL-07] takes time in proportion to its length', async () => {
    for (const unit of ['\t', ';', ' ', '"', '\n', ';\t', '-', '-1,', '; "'])
      expect((await written(unit.repeat(500_000))).length).toBeGreaterThanOrEqual(500_000);
  });
});

describe('a file', () => {
  const numbered = (count: number) => {
    const store = new RowStore([{ key: 'n' }]);
    store.append(
      Array.from({ length: count }, (_, id) => ({ id, n: `row ${id}` })),
      0,
    );
    return store;
  };

  it('[TBL-07] omits columns of controls, ignoring case', async () => {
    const controls = ['Actions', 'approveReject', 'bulkinvoice', 'markPaid', 'remove', 'REMOVEFEE', 'select'];
    const keys = ['name', ...controls, 'selection'];
    const text = await csvFrom([keys.map(key => key)], keys);
    expect(text).toBe('\uFEFFThe name,The selection\r\nname,selection\r\n');
  });

  it('[TBL-07] writes the given rows in their order', async () => {
    const file = await csvOf(numbered(3), columnsOf(['n']), new Uint32Array([2, 0]));
    expect(await file.text()).toBe('The n\r\nrow 2\r\nrow 0\r\n');
    expect(file.type).toBe('text/csv;charset=utf-8');
  });

  it('[TBL-07] has neither titles nor a byte order mark in a continuation', async () => {
    const file = await csvOf(numbered(1), columnsOf(['n']), new Uint32Array([0]), { isContinued: true });
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())).toBe('row 0\r\n');
  });

  it.each([
    [['-50', "12+cmd|'/C calc'!A0"], "'-50,12+cmd|'/C calc'!A0"],
    [['-1,234.50', 'SUM(A1)'], '"\'-1,234.50",SUM(A1)'],
    [['-50', 'Jane'], '-50,Jane'],
    [['Jane', '-50', 'f(x)'], 'Jane,-50,f(x)'],
  ])('[TBL-07] does not begin with a number that %j would continue as a formula', async (cells, expected) => {
    const text = await csvFrom([cells], cells.map(String));
    expect(text.split('\r\n')[1]).toBe(expected);
  });

  it('[TBL-07] [UI-14] names the currency of all amounts if one is not in the currency of the header', async () => {
    const store = new RowStore([{ key: 'amount', type: 'amount', currency: 'code' }]);
    const usd = { amount: '12.5', code: 'USD' };
    const rows = [usd, { amount: 'none', code: 'EUR' }, {}, { amount: '10000', code: 'JPY' }];
    store.append(
      rows.map((row, id) => ({ id, ...row })),
      0,
    );
    const fileOf = async (...numbers: number[]) =>
      (await csvOf(store, columnsOf(['amount']), new Uint32Array(numbers))).text();
    expect(await fileOf(0, 1, 2)).toBe('The amount\r\n12.50\r\nnone\r\n\r\n');
    expect(await fileOf(0, 1, 2, 3)).toBe('The amount\r\n12.50 USD\r\nnone\r\n\r\n10000 JPY\r\n');
  });

  it('[TBL-07] loses no row of a large list, which is written in slices', async () => {
    const rows = Array.from({ length: 1000 }, (_, row) => row);
    const file = await csvOf(numbered(1000), columnsOf(['n']), Uint32Array.from(rows));
    expect((await file.text()).split('\r\n').slice(1, -1)).toEqual(rows.map(row => `row ${row}`));
  });
});
