// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { parseJson } from '../../../src/domain/json.ts';
import { parseListInSlices } from '../../../src/http/parse-list-in-slices.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { runs } from '../../support/runs.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The bytes in chunks, cut at arbitrary places as a network does, also within a character. */
const inParts = (bytes: Uint8Array, length: number) =>
  Array.from({ length: Math.ceil(bytes.length / length) }, (_, part) =>
    bytes.subarray(part * length, (part + 1) * length),
  );

const read = (text: string, cutAt = 50_000) => parseListInSlices(inParts(bytesOf(text), cutAt));

// Long enough for a few slices of several rows each.
const note = 'A night near the clinic; '.repeat(400);
const rowsLike = (row: object, count = 60) =>
  Array.from({ length: count }, (_, number) => ({ ...row, number, note }));

const texts = fc.string({ unit: anyCharacter, maxLength: 12 });
const cells = fc.oneof(texts, fc.double({ noNaN: true }), fc.constant(null), fc.boolean(), fc.jsonValue());
const nested = fc.array(fc.record({ id: texts, note: texts }), { maxLength: 4 });
const keys = fc.constantFrom('id', 'é', 'data', 'a"b', '');
const spaces = fc.constantFrom('', ' ', '\n', ' \t\r\n ');

describe('parseListInSlices', () => {
  it('[TBL-13] gives the same value as parsing in one go, however the host formats its JSON', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cells, nested), { minLength: 1, maxLength: 30 }),
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
            expect(await read(text, cutAt)).toEqual(parseJson(text));
          }
        },
      ),
      { numRuns: runs(300) },
    ));

  it('[TBL-13] yields to the browser', async () => {
    const turn = vi.fn(async () => {});
    vi.stubGlobal('scheduler', { yield: turn });
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 9));
    await read(JSON.stringify({ data: rowsLike({ id: 1 }) }));
    vi.unstubAllGlobals();
    expect(turn.mock.calls.length).toBeGreaterThan(5);
  });

  it('[TBL-13] parses a few rows at a time', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    await read(JSON.stringify({ data: rowsLike({ id: 1 }) }));
    const lengths = parse.mock.calls.map(([text]) => text.length);
    expect(lengths.length).toBeGreaterThan(5);
    // Each slice has the rows of at least 64 kB.
    expect(lengths.length).toBeLessThan(12);
    expect(Math.max(...lengths)).toBeLessThan(65_536 + 2 * note.length);
  });

  it.each([
    ['contain an object like themselves', { id: 1, child: { id: 2, note } }],
    [
      'contain a list of objects like themselves',
      { id: 1, children: [{ id: 2, note }, { id: 3, note }, { id: 4 }] },
    ],
    [
      'have many cells that are objects',
      Object.fromEntries(Array.from({ length: 400 }, (_, cell) => [`c${cell}`, { display: cell }])),
    ],
    ['contain text that looks like the end of a row', { id: '},{"id":[]},', b: '\\"},{"id":"' }],
  ])('[TBL-13] separates rows that %s', async (_, row) => {
    const whole = { data: rowsLike(row), total: 60 };
    expect(await read(JSON.stringify(whole))).toEqual(whole);
  });

  const whole = JSON.stringify({ total: 60, data: rowsLike({ id: 1 }), columns: [{ data: 'id' }] });
  it.each([
    ['that breaks off within a row', whole.slice(0, 400_000)],
    ['that breaks off after its rows', whole.slice(0, -3)],
    ['with extra text after it', `${whole}]`],
    ['with an invalid row', whole.replace('"number":30', '"number":3O')],
    ['with an extra comma', whole.replace('},{', '},,{')],
    ['with brackets between its rows', whole.replace('},{', '}],[{')],
    ['under another key', whole.replace('"data"', '"rows"')],
    ['in a nested object beside a top-level data', `{"page":${whole},"data":[]}`],
    ['in a nested object without a top-level data', `{"page":${whole}}`],
    ['followed by a second data key', whole.replace('"columns"', '"data"')],
    ['without an object around it', JSON.stringify(rowsLike({ id: 1 }))],
    ['without rows', '{"data":[]}'],
    ['of numbers', '{"data":[1,2,3]}'],
  ])('[NET-11] gives up on a list %s', async (_, text) => {
    expect(await read(text)).toBeUndefined();
  });
});
