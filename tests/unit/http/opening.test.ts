import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openingOf as openingOfBytes, watchOpening } from '../../../src/http/body.ts';
import { later } from '../../support/later.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const openingOf = (text: string) => openingOfBytes(bytesOf(text));
const row = (id: number) => ({ id, name: `Ana "${id}" Roe, {"id"`, visits: [{ id: 1 }, { id: 2 }] });
const rows = Array.from({ length: 12 }, (_, index) => row(index));
const whole = JSON.stringify({ columns: ['name'], data: rows, total: 12 });
/** The text up to the given part of its row with that number. */
const cutAt = (text: string, number: number) => text.slice(0, text.indexOf(`{"id":${number},"name"`) + 20);
const dataOf = (text: string) => JSON.parse(openingOf(text) ?? 'null')?.data;

describe('the opening of a list', () => {
  it('[TBL-27] has the rows that are complete, and what precedes them', () => {
    expect(JSON.parse(openingOf(cutAt(whole, 11)) ?? '')).toEqual({
      columns: ['name'],
      data: rows.slice(0, 11),
    });
  });

  it('[TBL-27] begins with the tenth row', () => {
    expect(openingOf(cutAt(whole, 9))).toBeUndefined();
    expect(dataOf(cutAt(whole, 10))).toEqual(rows.slice(0, 10));
  });

  it.each([
    ['an empty text', ''],
    ['an HTML page', '<!doctype html><p>"data": [{"id"'],
    ['a bare list', JSON.stringify(rows)],
    ['a list of lists', JSON.stringify({ data: rows.map(each => [each.id]) })],
    ['a list inside of an object', cutAt(JSON.stringify({ answer: { data: rows } }), 11)],
    ['an empty list', '{"data":[],"total":0}'],
  ])('[TBL-27] is not found in %s', (_, text) => {
    expect(openingOf(text)).toBeUndefined();
  });
});

it.each([
  ['is shown once ten rows are complete', cutAt(whole, 11), 1, 0],
  ['is watched on while there are fewer', cutAt(whole, 9), 0, 1],
  ['is given up after a megabyte', `{"data":[{"id":"${'x'.repeat(1_000_000)}`, 0, 0],
])('[TBL-27] a list that arrives %s', async (_, text, shown, watched) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const [show, whenComplete] = [vi.fn(), later<void>()];
  watchOpening({ chunks: [bytesOf(text)], end: whenComplete.promise } as never, show);
  vi.advanceTimersByTime(200);
  expect([show.mock.calls.length, vi.getTimerCount()]).toEqual([shown, watched]);
  whenComplete.resolve();
  await whenComplete.promise;
  expect(vi.getTimerCount()).toBe(0);
});
