import { globSync, readFileSync } from 'node:fs';

const importing = /^(?:import|export)\s(?!type\b)(?:[^'"`;]*?\sfrom\s+)?'([^'.][^']*)'/gm;
// The runner brings its own; the list of naughty strings is no code.
const unbundled = /^(?:node:|vitest\b|storybook\b|big-list)/;

/** The libraries that a browser needs to run the files of these patterns, with those that their JSX becomes. */
export function librariesIn(...patterns: readonly string[]): string[] {
  const named = patterns
    .flatMap(pattern => globSync(pattern))
    .flatMap(path => [...readFileSync(path, 'utf8').matchAll(importing)].map(([, name = '']) => name));
  const libraries = [...named, 'react/jsx-dev-runtime', 'react/jsx-runtime'];
  return [...new Set(libraries.filter(name => !unbundled.test(name)))].toSorted();
}

/** Of the library's own code and of what stories and tests share. */
export const ownLibraries = (): string[] =>
  librariesIn('src/!(manifest|cli)/**/*.{ts,tsx}', '{stories,tests}/support/**/*.{ts,tsx}');
