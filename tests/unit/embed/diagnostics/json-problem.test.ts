// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfJson, jsonProblem } from '../../../../src/embed/diagnostics/json-problem.ts';

describe('[EMB-10] a text that is no JSON says where and why, without a word of it', () => {
  it.each([
    ['[{', 'it ends after 2 characters', 'cut at its first quote'],
    ['{', 'it ends after 1 characters', 'cut at its first quote'],
    ['[{&quot;id&quot;:1}]', 'line 1, column 3 (character 3 of 20)', 'escaped once too often'],
    ['[{&amp;quot;id&amp;quot;:1}]', 'column 3 ', 'escaped once too often'],
    ['[{&#34;id&#34;:1}]', 'column 3 ', 'escaped once too often'],
    ["[{'id': 1}]", 'column 3 ', 'single quotes'],
    ['[{"id": 1},]', 'column 12 ', 'comma stands before a closing bracket'],
    ['{"id": 1,\n}', 'line 2, column 1 (character 11 of 11)', 'comma stands before a closing bracket'],
    ['Array', 'column 1 ', 'printed an object as text'],
    ['[object Object]', 'column 2 ', 'printed an object as text'],
    ['{id: 1}', 'column 2 ', ''],
    ['{"a": None}', 'column 7 ', ''],
    ['[1 2]', 'column 4 ', ''],
    ['[1][2]', 'column 4 ', ''],
    ['["a"', 'it ends after 4 characters', 'brackets are not closed'],
    ['[{"label": "St. Mary', 'column 12 ', 'cut within a text'],
    ['[{"label": "a\\"b', 'column 12 ', 'cut within a text'],
    ['[{"a": "b"} "c"]', 'column 13 ', ''],
  ])('[EMB-10] %j: %s', (text, place, cause) => {
    expect(jsonProblem(text)).toContain(place);
    expect(jsonProblem(text)).toContain(cause);
  });

  it('[EMB-10] for whatever stands in it', () => {
    expect(jsonProblem('[{"name": "Jane Roe, 1961-05-04"')).not.toMatch(/Jane|1961/);
  });

  it('[EMB-10] what is JSON is read to its end, and what is read to less than its end is none', () => {
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.constantFrom(',', ']', '}', ':', 'x', "'"), (json, at, planted) => {
        expect(endOfJson(json)).toBe(json.length);
        const place = at % (json.length + 1);
        const text = json.slice(0, place) + planted + json.slice(place);
        if (endOfJson(text) < text.length) expect(isJson(text)).toBe(false);
      }),
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
