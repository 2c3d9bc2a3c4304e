// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvOf } from '../../../../src/table/engine/csv.ts';
import { RowStore } from '../../../../src/table/engine/store/row-store.ts';

const columnsOf = (keys: readonly string[]) =>
  keys.map((key, column) => ({ column, key, title: `The ${key}` }));

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

/** A reader of RFC 4180, for this test alone. */
function recordsIn(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  const field = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/gy;
  field.lastIndex = 1;
  while (field.lastIndex < text.length) {
    const [, quoted, plain = '', end] = field.exec(text) ?? expect.fail(`no field at ${field.lastIndex}`);
    record.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    records.push(record);
    record = [];
  }
  return records;
}

describe('a cell', () => {
  it.each([
    ['007', "'007"],
    ['0', "'0"],
    [0, "'0"],
    ['0.00', "'0.00"],
    ['0.5', "'0.5"],
    ['-12.50', '-12.50'],
    ['-3', '-3'],
    ['12.50', '12.50'],
    ['-1+cmd', "'-1+cmd"],
    ['-', "'-"],
    ['=1+1', "'=1+1"],
    ['+1 555', "'+1 555"],
    ['@x', "'@x"],
    ['\tx', "'\tx"],
    ['\0x', "'\0x"],
    ['  =1', "'  =1"],
    ['a,b', '"a,b"'],
    ['a"b', '"a""b"'],
    ['a\nb', '"a\nb"'],
    ['\rx', '"\'\rx"'],
    [null, ''],
    [undefined, ''],
    ["O'Brien", "O'Brien"],
    ['日本', '日本'],
    ['שלום', 'שלום'],
    ['<b>x</b>', '<b>x</b>'],
  ])('[TBL-07] %j is written as %j', async (value, expected) => {
    expect(await written(value)).toBe(expected);
  });

  it('[TBL-07] never writes a field that a spreadsheet reads as a formula', async () => {
    const trigger = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '\0', ' =', '\u00A0=', '"=');
    await fc.assert(
      fc.asyncProperty(trigger, fc.string(), async (start, rest) => {
        const [, [cell = ''] = []] = recordsIn(await csvFrom([[start + rest]], ['cell']));
        expect(/^\s*[=+\-@\t\r\n\0]/.test(cell) && !/^-\d+(\.\d+)?$/.test(cell)).toBe(false);
      }),
    );
  });
});

describe('a file', () => {
  it('[TBL-07] omits columns of controls, ignoring case', async () => {
    const keys = [
      'name',
      'Actions',
      'approveReject',
      'bulkinvoice',
      'markPaid',
      'remove',
      'REMOVEFEE',
      'select',
      'selection',
    ];
    const text = await csvFrom([keys.map(key => key)], keys);
    expect(text).toBe('\uFEFFThe name,The selection\r\nname,selection\r\n');
  });

  it('[TBL-07] writes the given rows in their order', async () => {
    const store = new RowStore([{ key: 'n' }]);
    store.append(
      [1, 2, 3].map(n => ({ id: n, n: String(n) })),
      0,
    );
    const file = await csvOf(store, columnsOf(['n']), new Uint32Array([2, 0]));
    expect(await file.text()).toBe('The n\r\n3\r\n1\r\n');
    expect(file.type).toBe('text/csv;charset=utf-8');
  });

  it('[TBL-07] can be parsed back, apart from the protective quotes', async () => {
    const cells = fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 3, maxLength: 3 }), {
      maxLength: 5,
    });
    await fc.assert(
      fc.asyncProperty(cells, async rows => {
        const [, ...read] = recordsIn(await csvFrom(rows, ['a', 'b', 'c']));
        const bare = read.map((record, row) =>
          record.map((cell, at) => (cell === `'${rows[row]?.[at]}` ? cell.slice(1) : cell)),
        );
        expect(bare).toEqual(rows);
      }),
      { numRuns: 500 },
    );
  });

  it('[TBL-07] [TBL-20] writes visible texts: labels, and amounts without their currency', async () => {
    const store = new RowStore([{ key: 'status' }, { key: 'amount', type: 'amount' }]);
    store.append([{ id: 1, status: { display: 'inReview', type: 'status' }, amount: '1,001.5' }], 0);
    const file = await csvOf(store, columnsOf(['status', 'amount']), new Uint32Array([0]));
    expect(await file.text()).toBe('The status,The amount\r\nIn Review,"1,001.50"\r\n');
  });

  it('[TBL-07] writes large files in slices without losing rows', async () => {
    const store = new RowStore([{ key: 'n' }]);
    store.append(
      Array.from({ length: 1000 }, (_, id) => ({ id, n: `row ${id}` })),
      0,
    );
    const file = await csvOf(
      store,
      columnsOf(['n']),
      Uint32Array.from({ length: 1000 }, (_, row) => row),
    );
    expect((await file.text()).split('\r\n').slice(1, -1)).toEqual(
      Array.from({ length: 1000 }, (_, id) => `row ${id}`),
    );
  });

  it('[TBL-07] stops when it is aborted', async () => {
    const store = new RowStore([{ key: 'n' }]);
    store.append([{ id: 1, n: 'x' }], 0);
    const wanted = csvOf(store, columnsOf(['n']), new Uint32Array([0]), AbortSignal.abort());
    await expect(wanted).rejects.toThrow('aborted');
  });
});
