/** Types in words, by the names that JavaScript and schemas have for them. */
export const typeWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'a boolean',
  Object: 'an object',
  Array: 'a list',
};

/** The type of a value in words, without the value: `a text`, `missing`. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (value === '') return 'an empty text';
  return String(typeWords[Array.isArray(value) ? 'Array' : typeof value] ?? typeWords.Object);
}
