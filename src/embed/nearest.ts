/** The names sorted by how few letters have to change to come from what was written. [EMB-03] */
export function nearestFirst(written: string, names: readonly string[]): string[] {
  const distances = new Map(names.map(name => [name, distance(written, name)]));
  return [...names].sort((a, b) => Number(distances.get(a)) - Number(distances.get(b)));
}

// Levenshtein's, one row at a time.
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = Number(row[column - 1]) + Number(letter !== to[column - 1]);
      next.push(Math.min(replaced, Number(row[column]) + 1, Number(next[column - 1]) + 1));
    }
    row = next;
  }
  return Number(row[to.length]);
}
