/** The keys and indexes that lead to a value in JSON. */
export type JsonPath = readonly (string | number)[];

/** Formats a path for messages: `data[12].name`, `data[0]["visit date"]`; empty for the whole text. */
export const pathText = (path: JsonPath): string =>
  path
    .map(step =>
      typeof step === 'number'
        ? `[${step}]`
        : /^[\w$]+$/.test(step)
          ? `.${step}`
          : `[${JSON.stringify(step)}]`,
    )
    .join('')
    .replace(/^\./, '');

/** The path with `[]` for each index, so that the same key of all items of a list has one path. */
export const pathOfAllItems = (path: JsonPath): string =>
  path.map(step => (typeof step === 'number' ? '[]' : step)).join('.');

/**
 * The offset of a value in a JSON text, by its path such as `['data', 0, 'title']`.
 *
 * If a key is missing, the offset of the innermost existing value on the path. The text has to be valid JSON.
 */
export function placeInJson(text: string, path: JsonPath): number {
  let at = skipSpace(text, 0);
  for (const step of path) {
    const next = childOf(text, at, step)?.value;
    if (next === undefined) return at;
    at = next;
  }
  return at;
}

/**
 * The offset of a key in a JSON text, by its path; if the key is missing, the offset of the object that should contain
 * it.
 */
export function keyPlaceInJson(text: string, path: JsonPath): number {
  const container = placeInJson(text, path.slice(0, -1));
  const last = path.at(-1);
  return (last === undefined ? undefined : childOf(text, container, last)?.key) ?? container;
}

interface Child {
  readonly key: number;
  readonly value: number;
}

function childOf(text: string, at: number, step: string | number): Child | undefined {
  const isObject = text[at] === '{';
  if (!isObject && text[at] !== '[') return undefined;
  let index = 0;
  let next = skipSpace(text, at + 1);
  while (next < text.length && !/[}\]]/.test(text[next] as string)) {
    const key = next;
    let value = next;
    let name: string | number = index;
    if (isObject) {
      const end = endOfValue(text, next);
      name = String(JSON.parse(text.slice(next, end)));
      value = skipSpace(text, skipSpace(text, end) + 1);
    }
    if (String(name) === String(step)) return { key, value };
    next = skipSpace(text, endOfValue(text, value));
    if (text[next] === ',') next = skipSpace(text, next + 1);
    index += 1;
  }
  return undefined;
}

function endOfValue(text: string, at: number): number {
  const string = /"(?:[^"\\]|\\.)*"/y;
  let depth = 0;
  let index = at;
  do {
    string.lastIndex = index;
    const letter = text[index] as string;
    if (string.test(text)) index = string.lastIndex;
    else {
      if (/[[{]/.test(letter)) depth += 1;
      if (/[\]}]/.test(letter)) depth -= 1;
      index = /[[\]{},:\s]/.test(letter) ? index + 1 : endOfWord(text, index);
    }
  } while (depth > 0 && index < text.length);
  return index;
}

function endOfWord(text: string, at: number): number {
  const word = /[^\s,:[\]{}"]+/y;
  word.lastIndex = at;
  return word.test(text) ? word.lastIndex : at + 1;
}

function skipSpace(text: string, at: number): number {
  const space = /\s*/y;
  space.lastIndex = at;
  space.test(text);
  return space.lastIndex;
}
