import { array, looseObject, number, object, string, union } from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseAnswer } from '../../../src/http/ask.ts';
import { isHtml } from '../../../src/http/errors.ts';
import { type Endpoint, shapeProblems } from '../../../src/http/request.ts';

const endpointOf = (answer: unknown) =>
  ({ name: 'things', method: 'GET', path: '/things/', summary: 'Things.', answer }) as Endpoint;
const rows = array(looseObject({ id: number(), name: string() }));
const list = endpointOf(union([rows, object({ data: rows })]));

describe('the JSON of an answer', () => {
  it.each([
    ['an object that breaks off', '\n{"a":'],
    ['a list that breaks off', ' [1,'],
  ])('[NET-14] that is broken has no text before it, if it is %s', (_, text) => {
    expect(() => parseAnswer(text)).toThrow(expect.objectContaining({ expected: 'expected JSON' }));
  });

  it.each([
    ['<!doctype html>', true],
    ['\n  <p>', true],
    ['{"a":"<p>"}', false],
    ['x <', false],
    ['', false],
  ])('[NET-10] whether %j is a page: %s', (text, isPage) => {
    expect(isHtml(text)).toBe(isPage);
  });
});

it('[CLI-03] an answer of another shape has all its problems listed, those of the shape that matched further', async () => {
  expect(await shapeProblems(list, [{ id: 1, name: 'a' }])).toEqual([]);
  expect(
    await shapeProblems(list, [
      { id: 'x', name: 'a' },
      { id: 2, name: 3 },
    ]),
  ).toEqual([
    { path: [0, 'id'], expected: 'number' },
    { path: [1, 'name'], expected: 'string' },
  ]);
  expect(await shapeProblems(list, { data: [{ id: 'x' }] })).toEqual([
    { path: ['data', 0, 'id'], expected: 'number' },
    { path: ['data', 0, 'name'], expected: '"name"' },
  ]);
  expect(await shapeProblems(list, { data: 'text' })).toEqual([{ path: ['data'], expected: 'Array' }]);
  expect(await shapeProblems(list, 'text')).toEqual([{ path: [], expected: '(Array | Object)' }]);
  expect(await shapeProblems(endpointOf(rows), null)).toEqual([{ path: [], expected: 'Array' }]);
  // For valibot, a list is an object, too: one without the key.
  expect(
    await shapeProblems(endpointOf(union([object({ data: rows }), rows])), [{ id: 'x', name: 'a' }]),
  ).toEqual([{ path: [0, 'id'], expected: 'number' }]);
});
