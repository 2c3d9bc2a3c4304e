import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfJson, jsonProblem } from '../../../src/embed/json-problem.ts';

describe('[EMB-10] a text that is no JSON says where and why, without a word of it', () => {
  it.each([
    ['[{', 'at line 1, column 3 of 2 characters it ends too early', 'cut at its first quote'],
    ['{', 'column 2 of 1', 'cut at its first quote'],
    ['[{&quot;id&quot;:1}]', 'column 3 of', 'still escaped'],
    ['[{&amp;quot;id&amp;quot;:1}]', 'column 3 of', 'still escaped'],
    ['[{&#34;id&#34;:1}]', 'column 3 of', 'still escaped'],
    ["[{'id': 1}]", 'column 3 of 11 characters it goes wrong', 'single quotes'],
    ['[{\\"id\\": 1}]', 'column 3 of', 'backslash'],
    ['[{"id": 1},]', 'column 12 of', 'comma stands before a closing bracket'],
    ['{"id": 1,\n}', 'line 2, column 1 of', 'comma stands before a closing bracket'],
    ['{id: 1}', 'column 2 of', 'without quotes'],
    ['Array', 'column 1 of', 'printed an object as text'],
    ['[object Object]', 'column 2 of', 'printed an object as text'],
    ['{"a": None}', 'column 7 of', 'JSON does not know'],
    ['[1 2]', 'column 4 of 5 characters it goes wrong.', ''],
    ['[1]]', 'column 4 of', ''],
    ['{"a" 1}', 'column 6 of', ''],
  ])('%s', (text, place, cause) => {
    expect(jsonProblem(text)).toContain(place);
    expect(jsonProblem(text)).toContain(cause);
  });

  it('[EMB-10] for whatever stands in it', () => {
    expect(jsonProblem('[{"name": "Jane Roe, 1961-05-04"')).not.toMatch(/Jane|1961/);
  });

  it('[EMB-10] the place is where JSON.parse stops, too', () => {
    fc.assert(
      fc.property(
        fc.json(),
        fc.nat(),
        fc.constantFrom('', ',', ']', '}', ':', 'x', "'"),
        (json, at, planted) => {
          const place = at % (json.length + 1);
          const text = json.slice(0, place) + planted;
          const end = endOfJson(text);
          expect(end).toBeLessThanOrEqual(text.length);
          // What stands before the place can still become JSON; with the letter at the place, it cannot.
          for (const tail of ['', planted])
            if (isJson(text + tail)) expect(endOfJson(text + tail)).toBe((text + tail).length);
          if (end < text.length) expect(isJson(text)).toBe(false);
        },
      ),
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
