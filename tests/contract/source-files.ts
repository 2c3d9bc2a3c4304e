import { globSync, readFileSync } from 'node:fs';

/** A source file with its path from the root. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The files that match a pattern, sorted by path. */
export const filesAt = (pattern: string): SourceFile[] =>
  globSync(pattern)
    .toSorted()
    .map(path => ({ path, text: readFileSync(path, 'utf8') }));

/** The library's own code. */
export const sourceFiles = (): SourceFile[] =>
  filesAt('src/**/*.{ts,tsx}').filter(({ path }) => !path.endsWith('.d.ts'));

/** The files that can be part of a browser build. */
export const browserFiles = (): SourceFile[] =>
  sourceFiles().filter(({ path }) => !/^src\/(manifest|cli)\//.test(path));

/** The unique static and dynamic imports of a file. */
export const importsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(importing)].map(match => match[1] ?? match[2] ?? '')),
];

const importing =
  /^(?:import|export)\s(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/** Blanks out comments and keeps line numbers; accurate enough to search for names. */
export const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, comment => comment.replace(/[^\n]/g, ''));
