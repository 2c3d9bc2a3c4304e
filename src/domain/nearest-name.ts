/**
 * The name that was probably meant: the same letters in another case, order or punctuation (`siteid`, `site_id`,
 * `endpiont`), or a name long enough with one or two wrong letters. [EMB-10]
 */
export function nearlyOne(written: string, names: readonly string[]): string | undefined {
  const letters = lettersOf(written);
  const [nearest] = names.map(lettersOf).sort((a, b) => distance(letters, a) - distance(letters, b));
  const sameLetters = names.find(name => sorted(lettersOf(name)) === sorted(letters));
  if (sameLetters !== undefined || nearest === undefined) return sameLetters;
  const isNear = distance(letters, nearest) <= mistakesIn(Math.min(letters.length, nearest.length));
  return isNear ? names.find(name => lettersOf(name) === nearest) : undefined;
}

const lettersOf = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, '');

// Stryker disable next-line StringLiteral: any separator compares the same.
const sorted = (letters: string): string => [...letters].sort().join('');

const mistakesIn = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2);

// The Levenshtein distance, computed row by row.
function distance(from: string, to: string): number {
  let row = [...` ${to}`].map((_, index) => index);
  for (const letter of from) {
    const next = [Number(row[0]) + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = Number(row[column - 1]) + Number(letter !== to[column - 1]);
      next.push(Math.min(replaced, Number(row[column]) + 1, Number(next[column - 1]) + 1));
    }
    row = next;
  }
  return Number(row[to.length]);
}
