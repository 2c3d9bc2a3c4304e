import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The paths of all files below a folder, relative to it, sorted. */
export const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .toSorted();

/** The files that differ between two folders, byte by byte, or are in only one of them. */
export function differencesBetween(one: string, other: string): string[] {
  const [left, right] = [filesBelow(one), filesBelow(other)];
  const inBoth = left.filter(name => right.includes(name));
  const inOne = [...left, ...right].filter(name => !inBoth.includes(name));
  const isSame = (name: string) => readFileSync(join(one, name)).equals(readFileSync(join(other, name)));
  return [...inOne, ...inBoth.filter(name => !isSame(name))].toSorted();
}
