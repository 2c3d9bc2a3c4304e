import { globSync, readFileSync } from 'node:fs';

const importing = /^(?:import|export)\s(?!type\b)(?:[^'"`;]*?\sfrom\s+)?'([^'.][^']*)'/gm;
// Not to be pre-bundled: the runner's own modules, and a package that contains only data.
const unbundled = /^(?:node:|vitest\b|storybook\b|big-list)/;

/** The libraries that a browser needs for the files of these patterns, including React's JSX runtime. */
export function librariesIn(...patterns: readonly string[]): string[] {
  const named = patterns
    .flatMap(pattern => globSync(pattern))
    .flatMap(path => [...readFileSync(path, 'utf8').matchAll(importing)].map(([, name = '']) => name));
  const libraries = [...named, 'react/jsx-dev-runtime', 'react/jsx-runtime'];
  return [...new Set(libraries.filter(name => !unbundled.test(name)))].toSorted();
}

/** The libraries of the library's own code and of the shared code of stories and tests. */
export const ownLibraries = (): string[] =>
  librariesIn('src/!(manifest|cli)/**/*.{ts,tsx}', '{stories,tests}/support/**/*.{ts,tsx}');
