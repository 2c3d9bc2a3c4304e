import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The paths of the programs of these names that are installed, in the order of the names. */
export const programPaths = (...names: readonly string[]): string[] => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap(name => folders.map(folder => join(folder, name))).filter(existsSync);
};

/** The path of the first of these programs that is installed. */
export function programPath(...names: readonly string[]): string {
  const [path] = programPaths(...names);
  if (path) return path;
  throw new Error(`${names.join(' or ')} is not installed. CONTRIBUTING.md says how to install it.`);
}
