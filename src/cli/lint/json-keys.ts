import { meantKey } from '../../domain/mistakes/key-mistakes.ts';
import { type SchemaNode, structureFor, unknownKeys } from '../../domain/mistakes/unknown-keys.ts';
import type { JsonAttribute } from '../../embed/definition.ts';
import { tryParseJson } from '../../http/answer.ts';
import { metadataOf } from '../../manifest/contract/schema-tree.ts';
import { type JsonPath, keyPlaceInJson, pathOfAllItems, pathText, placeInJson } from '../json-place.ts';
import type { Problem } from '../report/finding.ts';

/** A misspelled or missing key; `at` is an offset in the JSON. */
export type KeyProblem = Pick<Problem, 'at' | 'rule' | 'message' | 'fix'>;

/**
 * Misspelled keys of literal JSON and missing required keys; for the items of a list, each key once.
 *
 * `name` is the attribute's name in HTML. Reports nothing for text that is not JSON.
 */
export function literalKeyProblems(attribute: JsonAttribute, name: string, text: string): KeyProblem[] {
  const schema = (attribute.recordFields ?? attribute.schema) as SchemaNode;
  const value = tryParseJson(text);
  const near = onceEach([...unknownKeys(value, schema, Number.POSITIVE_INFINITY)]).flatMap(
    ({ path, free }) => {
      const meant = meantKey(String(path.at(-1)), free);
      return meant === undefined ? [] : [{ path, meant }];
    },
  );
  const isMeant = (path: JsonPath): boolean =>
    near.some(each => pathOfAllItems([...each.path.slice(0, -1), each.meant]) === pathOfAllItems(path));
  return [
    ...near.map(({ path, meant }) => ({
      at: keyPlaceInJson(text, path),
      rule: 'near-key',
      message: `${name}: ${pathText(path)} is a key that nothing reads.`,
      fix: `Write ${meant}.`,
    })),
    ...onceEach([...absentKeys(value, schema)])
      .filter(({ path }) => !isMeant(path))
      .map(({ path, example }) => ({
        at: placeInJson(text, path.slice(0, -1)),
        rule: 'missing-key',
        message: `${name}: ${pathText(path)} is missing.`,
        fix: `Add ${path.at(-1)}, such as ${JSON.stringify(example)}.`,
      })),
  ];
}

const onceEach = <Found extends { readonly path: JsonPath }>(all: readonly Found[]): Found[] => [
  ...new Map(all.toReversed().map(each => [pathOfAllItems(each.path), each])).values(),
];

interface AbsentKey {
  readonly path: JsonPath;
  readonly example: unknown;
}

/** The required keys that a value lacks. A record may have `_id` instead of `id`. [NET-08] */
function* absentKeys(value: unknown, schema: SchemaNode, path: JsonPath = []): Generator<AbsentKey> {
  if (typeof value !== 'object' || value === null) return;
  const { item, entries = {} } = structureFor(Array.isArray(value), schema) ?? {};
  for (const [key, child] of Object.entries(value)) {
    const node = item ?? (Object.hasOwn(entries, key) ? entries[key] : undefined);
    if (node) yield* absentKeys(child, node, [...path, item ? Number(key) : key]);
  }
  for (const [key, field] of Object.entries(entries)) {
    const { 'x-required': isRequired, examples = [] } = metadataOf(field);
    const isThere = Object.hasOwn(value, key) || (key === 'id' && Object.hasOwn(value, '_id'));
    if (isRequired && !isThere) yield { path: [...path, key], example: examples[0] };
  }
}
