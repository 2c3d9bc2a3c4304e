import { nearlyOne } from '../../domain/nearest-name.ts';
import { shapeProblems } from '../../http/answer.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import { inputSchema } from '../../manifest/input-schema.ts';
import type { JsonPath } from '../json-place.ts';
import type { AnswerProblem } from './answer-problem.ts';
import { isRecord, rowProblems } from './rows.ts';

/** What `inputSchema` gives; of its parts only objects are of interest. */
type JsonSchema = ReturnType<typeof inputSchema>;

/** Checks an answer against what its endpoint's schema requires and reads. */
export async function answerProblems(endpoint: Endpoint, answer: unknown): Promise<AnswerProblem[]> {
  const shape = await shapeProblems(endpoint, answer);
  const keys = keyProblems(answer, inputSchema(endpoint.answer));
  // A key that is nearly right says enough of the one that is missing.
  const isMisspelled = (path: JsonPath): boolean =>
    keys.some(({ fix, path: near }) => near.length === path.length && fix === `Write ${path.at(-1)}.`);
  return [
    ...shape
      .filter(({ path }) => !isMisspelled(path))
      .map(({ path, expected }) => wrongShape(path, expected, answer)),
    ...keys,
    ...rowProblems(answer, isTable(endpoint)),
  ];
}

const isTable = (endpoint: Endpoint): boolean =>
  endpoint.method === 'GET' && 'skip' in (endpoint.query ?? {});

function wrongShape(path: JsonPath, expected: string | undefined, answer: unknown): AnswerProblem {
  const name = path.length ? path.join('.') : 'The answer';
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

/** What a schema expects, in words: `(string | number)` is a text or a number. */
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

/** The kind of a value in words, without the value: `a text`, `missing`. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return (
    { string: 'a text', number: 'a number', boolean: 'a boolean' }[typeof value as string] ?? 'an object'
  );
}

/** Names that other table libraries use. */
const elsewhere: Readonly<Record<string, string>> = {
  aaData: 'data',
  rows: 'data',
  items: 'data',
  results: 'data',
  records: 'data',
  recordsTotal: 'total',
  recordsFiltered: 'total',
  iTotalRecords: 'total',
  offset: 'skip',
};

/** Keys that are nearly right, and keys that nothing reads; of the items of a list, each key once. */
function keyProblems(answer: unknown, schema: JsonSchema): AnswerProblem[] {
  const problems = new Map<string, AnswerProblem>();
  visit(answer, schema, []);
  return [...problems.values()];

  function visit(value: unknown, given: JsonSchema, path: JsonPath): void {
    const node = alternativeFor(value, given);
    if (!node) return;
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, node.items as JsonSchema, [...path, index]);
      return;
    }
    const known = Object.keys(node.properties ?? {});
    if (!isRecord(value) || known.length === 0) return;
    for (const [key, child] of Object.entries(value)) {
      const property = node.properties?.[key];
      if (property) visit(child, property as JsonSchema, [...path, key]);
      else add([...path, key], meantBy(key, known, value), known);
    }
  }

  function add(path: JsonPath, meant: string | undefined, known: readonly string[]): void {
    const general = path.map(step => (typeof step === 'number' ? '[]' : step)).join('.');
    if (problems.has(general)) return;
    // Any key of a table's row may be a column.
    if (meant === undefined && isKeyOfRow(path, schema)) return;
    problems.set(
      general,
      meant === undefined ? unread(path, general, known) : nearlyRight(path, general, meant),
    );
  }
}

const isKeyOfRow = (path: JsonPath, schema: JsonSchema): boolean =>
  schema.type === 'object' && path.length === 3 && path[0] === 'data' && typeof path[1] === 'number';

const meantBy = (key: string, known: readonly string[], value: object): string | undefined => {
  const free = known.filter(name => !(name in value));
  const other = elsewhere[key];
  return other !== undefined && free.includes(other) ? other : nearlyOne(key, free);
};

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

/** The part of a schema that describes a value of this kind: a list, or an object. */
function alternativeFor(value: unknown, node: JsonSchema | undefined): JsonSchema | undefined {
  if (typeof node !== 'object' || !node) return undefined;
  const kind = Array.isArray(value) ? 'array' : 'object';
  if (!node.anyOf) return node.type === kind ? node : undefined;
  return node.anyOf.map(each => alternativeFor(value, each as JsonSchema)).find(Boolean);
}
