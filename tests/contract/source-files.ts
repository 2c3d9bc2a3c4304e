import { globSync, readFileSync } from 'node:fs';

/** A source file: its path from the root, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The files of a pattern, sorted by path. */
export const filesAt = (pattern: string): SourceFile[] =>
  globSync(pattern)
    .toSorted()
    .map(path => ({ path, text: readFileSync(path, 'utf8') }));

/** The library's own code. */
export const sourceFiles = (): SourceFile[] =>
  filesAt('src/**/*.{ts,tsx}').filter(({ path }) => !path.endsWith('.d.ts'));

/** The part of it that can reach a browser. */
export const browserFiles = (): SourceFile[] =>
  sourceFiles().filter(({ path }) => !path.startsWith('src/manifest/'));

/** What a file imports, statically or later, each once. */
export const importsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(importing)].map(match => match[1] ?? match[2] ?? '')),
];

const importing =
  /^(?:import|export)\s(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/** Code without its comments, line for line; good enough to look for names in. */
export const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, comment => comment.replace(/[^\n]/g, ''));
