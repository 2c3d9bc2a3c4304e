import { globSync, readFileSync } from 'node:fs';

/** A source file with its path from the root. */
interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The files that match a pattern, sorted by path. */
export const filesAt = (pattern: string): SourceFile[] =>
  globSync(pattern)
    .toSorted()
    .map(path => ({ path, text: readFileSync(path, 'utf8') }));
