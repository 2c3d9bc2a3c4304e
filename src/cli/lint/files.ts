import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { isTemplate } from '../masking/engines.ts';
import { CannotRun } from '../report/finding.ts';

const skipped = new Set(['node_modules', '.git', 'vendor']);

/**
 * The templates that these patterns match, sorted. A pattern is a file, a folder with everything below it, or a glob
 * with `*`, `**`, `?` and `{a,b}`. Folders and globs match only files with the extension of a template. Throws
 * `CannotRun` if a pattern matches nothing.
 */
export function templatesAt(patterns: readonly string[]): string[] {
  return [...new Set(patterns.flatMap(filesOf))].toSorted();
}

function filesOf(pattern: string): string[] {
  if (existsSync(pattern))
    return statSync(pattern).isDirectory() ? some(pattern, filesBelow(pattern)) : [pattern];
  const glob = pattern.split(sep).join(posix.sep);
  const parts = glob.split('/');
  const fixed = parts
    .slice(
      0,
      parts.findIndex(part => /[*?{[]/.test(part)),
    )
    .join('/');
  const root = fixed || (glob.startsWith('/') ? '/' : '.');
  if (!/[*?{[]/.test(glob) || !existsSync(root)) throw nothingAt(pattern);
  const matches = globPattern(glob.replace(/^\.\//, ''));
  return some(
    pattern,
    filesBelow(root).filter(path => matches.test(path)),
  );
}

const nothingAt = (pattern: string): CannotRun => new CannotRun(`No template matches ${pattern}.`);

function some(pattern: string, files: readonly string[]): readonly string[] & string[] {
  const templates = files.filter(isTemplate);
  if (templates.length === 0) throw nothingAt(pattern);
  return templates;
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (skipped.has(entry.name)) return [];
    const path = join(folder, entry.name).split(sep).join(posix.sep);
    return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : [];
  });
}

/** The pattern of a glob; a `*` does not cross folders, `**` does. */
export function globPattern(glob: string): RegExp {
  const source = glob.replace(/\*\*\/|\*\*|\*|\?|\{([^{}]*)\}|[.+^$()|[\]\\{}]/g, (span, list?: string) => {
    if (span === '**/') return '(?:[^/]*/)*';
    if (span === '**') return '.*';
    if (span === '*') return '[^/]*';
    if (span === '?') return '[^/]';
    return list === undefined
      ? `\\${span}`
      : `(?:${list
          .split(',')
          .map(each => globPattern(each).source.slice(1, -1))
          .join('|')})`;
  });
  return new RegExp(`^${source}$`);
}

/** The text of a file; one that is not UTF-8 is read as Latin-1. Throws `CannotRun` if it cannot be read. */
export function textOf(path: string): string {
  const bytes = readBytes(path);
  const text = bytes.toString('utf8');
  // Removes a byte order mark, which would shift the columns of the first line.
  return (text.includes('\u{FFFD}') ? bytes.toString('latin1') : text).replace(/^\u{FEFF}/u, '');
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new CannotRun(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
  }
}
