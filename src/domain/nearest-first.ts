/** The names sorted by how many pairs of neighbouring letters they share with what was written. [EMB-03] */
export const nearestFirst = (written: string, names: readonly string[]): string[] =>
  [...names].sort((a, b) => sharedPairs(written, b) - sharedPairs(written, a));

// Every page downloads this with the loader; the edit distance of nearest-name.ts only where there is advice to give.
const sharedPairs = (written: string, name: string): number =>
  [...written].filter((letter, at) => name.includes(letter + (written[at + 1] ?? ''))).length -
  name.length / 100;
