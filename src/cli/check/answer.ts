import { keysBeside, meantKey } from '../../domain/mistakes/key-mistakes.ts';
import { kindOf } from '../../domain/mistakes/kind-of.ts';
import { type SchemaNode, unknownKeys } from '../../domain/mistakes/unknown-keys.ts';
import type { CallDefinition } from '../../embed/definition.ts';
import { shapeProblems } from '../../http/answer.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { type JsonPath, pathOfAllItems, pathText } from '../json-place.ts';
import type { AnswerProblem } from './answer-problem.ts';
import { choiceProblems } from './choice-problems.ts';
import { isRecord, misspelledRowKeys, rowProblems } from './rows.ts';
import { rowsWithoutId } from './rows-without-id.ts';

/** An endpoint and, for a list, the fields of a row that the element reads by name. */
export interface ReadAnswer extends Pick<CallDefinition, 'rowFields'> {
  readonly endpoint: Endpoint;
}

/** Checks an answer against what its endpoint's schema requires and what the element reads. */
export async function answerProblems(
  { endpoint, rowFields }: ReadAnswer,
  answer: unknown,
): Promise<AnswerProblem[]> {
  const shape = await shapeProblems(endpoint, answer);
  const keys = keyProblems(answer, endpoint.answer as SchemaNode);
  // A misspelled key is reported itself, so the correct key is not reported as missing, too.
  const isMisspelled = (path: JsonPath): boolean =>
    keys.some(({ fix, path: near }) => near.length === path.length && fix === `Write ${path.at(-1)}.`);
  return [
    ...shape
      .filter(({ path }) => !isMisspelled(path))
      .map(({ path, expected }) => wrongShape(path, expected, answer)),
    ...keys,
    ...rowProblems(answer, isTable(endpoint)),
    ...(isTable(endpoint) ? rowsWithoutId(answer) : []),
    ...misspelledRowKeys(answer, (rowFields ?? {}) as SchemaNode),
    ...(isTable(endpoint) ? choiceProblems(answer, (rowFields ?? {}) as SchemaNode) : []),
  ];
}

const isTable = (endpoint: Endpoint): boolean =>
  endpoint.method === 'GET' && 'skip' in (endpoint.query ?? {});

function wrongShape(path: JsonPath, expected: string | undefined, answer: unknown): AnswerProblem {
  const name = pathText(path) || 'The answer';
  const value = path.reduce<unknown>((within, key) => (isRecord(within) ? within[key] : undefined), answer);
  if (value === undefined)
    return { path, rule: 'answer-shape', message: `${name} is missing.`, fix: `Add ${path.at(-1)}.` };
  const wanted = wordsFor(expected);
  return {
    path,
    rule: 'answer-shape',
    message: `${name} is ${kindOf(value)}, where the element reads ${wanted}.`,
    fix: `Send ${wanted}.`,
  };
}

/** What a schema expects, in words: for `(string | number)`, "a text or a number". */
const wordsFor = (expected = 'another shape'): string =>
  expected
    .replace(/[()]/g, '')
    .replace(/\w+/g, type => words[type] ?? type)
    .replace(/ \| /g, ' or ');

const words: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'a boolean',
  Object: 'an object',
  Array: 'a list',
};

/** Misspelled keys and keys that nothing reads; for the items of a list, each key once. */
function keyProblems(answer: unknown, schema: SchemaNode): AnswerProblem[] {
  const problems = new Map<string, AnswerProblem>();
  for (const { path, known, free } of unknownKeys(answer, schema, Number.POSITIVE_INFINITY)) {
    const general = pathOfAllItems(path);
    if (!known || problems.has(general)) continue;
    const meant = meantKey(String(path.at(-1)), free, keysBeside(path, answer));
    if (meant !== undefined) problems.set(general, nearlyRight(path, general, meant));
    // Any key of a table's row may be a column.
    else if (!isKeyOfRow(path, schema)) problems.set(general, unread(path, general, known));
  }
  return [...problems.values()];
}

const isKeyOfRow = (path: JsonPath, { entries }: SchemaNode): boolean =>
  entries !== undefined && path.length === 3 && path[0] === 'data' && typeof path[1] === 'number';

const nearlyRight = (path: JsonPath, general: string, meant: string): AnswerProblem => ({
  path,
  isKey: true,
  rule: 'near-key',
  message: `${general} is a key that no element reads.`,
  fix: `Write ${meant}.`,
});

const unread = (path: JsonPath, general: string, known: readonly string[]): AnswerProblem => ({
  path,
  isKey: true,
  rule: 'unread-key',
  level: 'note',
  message: `${general} is not read.`,
  fix: `What is read: ${known.join(', ')}.`,
});
