/** The type of a value in words, without the value: `a text`, `missing`. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (value === '') return 'an empty text';
  if (Array.isArray(value)) return 'a list';
  return (
    { string: 'a text', number: 'a number', boolean: 'a boolean' }[typeof value as string] ?? 'an object'
  );
}
