// @vitest-environment node
import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', ...globSync('docs/decisions/0*.md')];

/** Paths of source files and folders that a document names in code marks, such as `http/post.ts` or `src/domain`. */
const pathsIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /`((?:src|tests|scripts|stories|bench|docs|domain|http|api|ui|table|screen|embed|manifest)\/[\w./-]+)`/g,
    ),
  ].map(([, path]) => path ?? '');

const exists = (path: string): boolean => existsSync(path) || existsSync(`src/${path}`);

describe('documents', () => {
  it.each(documents)('%s names only files and folders that exist', document => {
    const text = readFileSync(document, 'utf8');
    const isSuperseded = /\*\*Status:\*\* (superseded|merged|withdrawn)/.test(text);
    expect(isSuperseded ? [] : pathsIn(text).filter(path => !exists(path))).toEqual([]);
  });
});
