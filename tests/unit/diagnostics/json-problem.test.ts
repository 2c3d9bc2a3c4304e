import { describe, expect, it } from 'vitest';
import { jsonProblem } from '../../../src/diagnostics/json-problem.ts';

describe('[EMB-10] the explanation of invalid JSON', () => {
  it.each([
    ['[{', 'it ends after 2 characters', 'cut off at its first quote'],
    ['[{&quot;id&quot;:1}]', 'line 1, column 3 (character 3 of 20)', 'escaped once too often'],
    ["[{'id': 1}]", 'column 3 ', 'single quotes'],
    ['[{"id": 1},]', 'column 12 ', 'comma before a closing bracket'],
    ['{"id": 1,\n}', 'line 2, column 1 (character 11 of 11)', 'comma before a closing bracket'],
    ['Array', 'column 1 ', 'printed an object as text'],
    ['{id: 1}', 'column 2 ', ''],
    ['{"a": None}', 'column 7 ', "Python's None, True or False"],
    ['[1,  False]', 'column 6 ', "Python's None, True or False"],
    ['["a"', 'it ends after 4 characters', 'brackets are not closed'],
    ['[{"label": "St. Mary', 'column 12 ', 'cut off inside a string'],
    ['[{"label": "a\\"b', 'column 12 ', 'or by </script> in a script (write < as \\u003c'],
    ['[{"a": "b<!-- <script>"}]</script><p>Page</p>', 'column 26 ', 'It contains <!--'],
    ['<br />\n<b>Warning</b>: Undefined array key "x"<br />\n{"a": [1]}', 'column 1 ', 'Text precedes'],
    ['\nNotice: x in list.php on line 3\n[{"a": 1}]\n', 'line 2, column 1 ', 'Text precedes the JSON'],
  ])('[EMB-10] names position and cause of %j: %s', (text, position, cause) => {
    expect(jsonProblem(text)).toContain(position);
    expect(jsonProblem(text)).toContain(cause);
  });

  it.each(['<ul>[1', 'Warning: {"a": 1', '{a: [1]}', '<style>p {}</style>{"a": None}'])(
    '[EMB-10] sees no text before the JSON in %j',
    text => {
      expect(jsonProblem(text)).not.toContain('Text precedes');
    },
  );

  it.each(['{id: 1}', '[1 2]', '{"a": xNone}', '{"a": Nones}', '["x"] y "z'])(
    '[EMB-10] names no cause where it knows none: %j',
    text => {
      expect(jsonProblem(text)).toMatch(/\)\.$/);
    },
  );

  it('[EMB-10] never quotes the text', () => {
    expect(jsonProblem('[{"name": "Jane Roe, 1961-05-04"')).not.toMatch(/Jane|1961/);
  });
});
