// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parseListInSlices } from '../../../src/http/parse-list-in-slices.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The bytes in pieces as they may come: cut where it happens, also within a letter. */
const inParts = (bytes: Uint8Array, length: number) =>
  Array.from({ length: Math.ceil(bytes.length / length) }, (_, part) =>
    bytes.subarray(part * length, (part + 1) * length),
  );

const read = (text: string, cutAt = 50_000) => parseListInSlices(inParts(bytesOf(text), cutAt));

// Long enough for a few pieces with some rows each.
const note = 'A night near the clinic; '.repeat(400);
const rowsLike = (row: object, count = 60) =>
  Array.from({ length: count }, (_, number) => ({ ...row, number, note }));

const texts = fc.string({ unit: 'binary', maxLength: 12 });
const cells = fc.oneof(texts, fc.double({ noNaN: true }), fc.constant(null), fc.boolean(), fc.jsonValue());
const nested = fc.array(fc.record({ id: texts, note: texts }), { maxLength: 4 });
const keys = fc.constantFrom('id', 'é', 'data', 'a"b', '');
const spaces = fc.constantFrom('', ' ', '\n', ' \t\r\n ');

describe('a long list read in pieces', () => {
  it('[TBL-13] is what it is when it is read at once, however its host writes JSON', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cells, nested), { minLength: 1, maxLength: 80 }),
        keys,
        fc.dictionary(texts, fc.oneof(cells, nested)),
        fc.tuple(spaces, spaces, spaces),
        fc.integer({ min: 1, max: 70_000 }),
        async (values, key, others, [space, between, after], cutAt) => {
          const rows = values.map(([cell, list]) => JSON.stringify({ [key]: cell, list, note }));
          const { data: _, ...rest } = others;
          const around = JSON.stringify(rest).slice(1, -1);
          const list = `"data"${after}:${space}[${space}${rows.join(`${between},${space}`)}${after}]`;
          for (const parts of [
            [list, around],
            [around, list],
          ]) {
            const text = `{${parts.filter(Boolean).join(`,${space}`)}}${after}`;
            expect(await read(text, cutAt)).toEqual(JSON.parse(text));
          }
        },
      ),
      { numRuns: 60 },
    ));

  it('[TBL-13] gives the browser its turn', async () => {
    const turn = vi.fn(async () => {});
    vi.stubGlobal('scheduler', { yield: turn });
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 9));
    await read(JSON.stringify({ data: rowsLike({ id: 1 }) }));
    vi.unstubAllGlobals();
    expect(turn.mock.calls.length).toBeGreaterThan(5);
  });

  it('[TBL-13] reads a few rows at a time', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    await read(JSON.stringify({ data: rowsLike({ id: 1 }) }));
    const lengths = parse.mock.calls.map(([text]) => text.length);
    expect(lengths.length).toBeGreaterThan(5);
    expect(Math.max(...lengths)).toBeLessThan(65_536 + 2 * note.length);
  });

  it.each([
    ['hold another like themselves', { id: 1, child: { id: 2, note } }],
    ['hold others like themselves', { id: 1, children: [{ id: 2, note }, { id: 3, note }, { id: 4 }] }],
    ['hold what looks like the end of one', { id: '},{"id":[]},', b: '\\"},{"id":"' }],
  ])('[TBL-13] tells rows that %s apart', async (_, row) => {
    const whole = { data: rowsLike(row), total: 60 };
    expect(await read(JSON.stringify(whole))).toEqual(whole);
  });

  it('[TBL-13] leaves a list to be read at once in which too much looks like a row', async () => {
    const children = Array.from({ length: 2000 }, () => ({ id: note.slice(0, 100) }));
    expect(await read(JSON.stringify({ data: [{ id: 1, children }] }))).toBeUndefined();
  });

  const whole = JSON.stringify({ total: 60, data: rowsLike({ id: 1 }), columns: [{ data: 'id' }] });
  it.each([
    ['that breaks off in a row', whole.slice(0, 400_000)],
    ['that breaks off behind its rows', whole.slice(0, -3)],
    ['with more behind it', `${whole}]`],
    ['with a row that is broken', whole.replace('"number":30', '"number":3O')],
    ['with a comma too many', whole.replace('},{', '},,{')],
    ['with brackets between its rows', whole.replace('},{', '}],[{')],
    ['of another name', whole.replace('"data"', '"rows"')],
    ['that is not the whole', `{"page":${whole},"data":[]}`],
    ['that is not the whole, where the whole has none', `{"page":${whole}}`],
    ['that is followed by another of its name', whole.replace('"columns"', '"data"')],
    ['alone', JSON.stringify(rowsLike({ id: 1 }))],
    ['of none', '{"data":[]}'],
    ['of numbers', '{"data":[1,2,3]}'],
  ])('[NET-11] leaves a list %s to be read at once', async (_, text) => {
    expect(await read(text)).toBeUndefined();
  });

  it('[NET-11] takes nothing for a row that is none, wherever it stands', async () => {
    const rows = rowsLike({ id: 1 }).map(row => JSON.stringify(row));
    for (const place of rows.keys()) {
      const broken = rows.map((row, index) => (index === place ? `0${row}` : row));
      expect(await read(`{"data":[${broken}]}`)).toBeUndefined();
    }
  });

  it('[NET-11] leaves what came as it came', async () => {
    const bytes = bytesOf(whole);
    await parseListInSlices([bytes]);
    expect(new TextDecoder().decode(bytes)).toBe(whole);
  });
});
