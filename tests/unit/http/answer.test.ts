import { array, looseObject, number, object, string, union } from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkAnswer, isHtml, parseAnswer, shapeProblems } from '../../../src/http/answer.ts';
import { shapeError } from '../../../src/http/errors.ts';
import type { Endpoint } from '../../../src/http/request.ts';

const endpointOf = (answer: unknown) =>
  ({ name: 'things', method: 'GET', path: '/things/', summary: 'Things.', answer }) as Endpoint;
const rows = array(looseObject({ id: number(), name: string() }));
const list = endpointOf(union([rows, object({ data: rows })]));

describe('the JSON of an answer', () => {
  it('[NET-11] is parsed, and nothing where the answer is empty', () => {
    expect(['{"a":1}', '', ' \n'].map(text => parseAnswer(text))).toEqual([{ a: 1 }, undefined, undefined]);
  });

  it('[NET-11] that is broken is an error that says what arrived instead', () => {
    const broken = { code: 'ERR_PARSE', outcome: 'not done' };
    expect(() => parseAnswer('{')).toThrow(expect.objectContaining(broken));
    expect(() => parseAnswer(' <p>')).toThrow(
      expect.objectContaining({ expected: expect.stringContaining('HTML') }),
    );
  });

  it.each([
    ['an object that breaks off', '\n{"a":'],
    ['a list that breaks off', ' [1,'],
  ])('[NET-14] that is broken has no text before it, if it is %s', (_, text) => {
    expect(() => parseAnswer(text)).toThrow(expect.objectContaining({ expected: 'expected JSON' }));
  });

  it('[NET-14] that has a text before it is called other text', () => {
    const expected = 'expected JSON, not other text; is there a warning before the JSON?';
    expect(() => parseAnswer('Warning:{"a":1}')).toThrow(expect.objectContaining({ expected }));
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

describe('an answer of another shape', () => {
  it('[NET-11] is refused at the place where it differs', async () => {
    expect(await checkAnswer(list, [{ id: 1, name: 'a' }])).toEqual({ value: [{ id: 1, name: 'a' }] });
    expect(await checkAnswer(list, [{ id: 1, name: 2 }])).toEqual({
      mismatch: { path: '0.name', expected: 'string' },
    });
    const { mismatch = { path: '' } } = await checkAnswer(list, { data: [{ id: 1 }] });
    expect(shapeError('not done', mismatch)).toMatchObject({ expected: '"data.0.name" is missing' });
  });

  it('[CLI-03] has all its problems listed, those of the shape that matched further', async () => {
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
});
