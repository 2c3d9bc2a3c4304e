import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackages } from './debian.ts';

interface Program {
  /** The environment variable with its path. */
  readonly variable: string;
  /** The command names to look for on the PATH, best first. */
  readonly names: readonly string[];
  readonly debianPackage: string;
}

/** What the journeys in Firefox and WebKit start; tests/engines/browsers explains how. */
const programs: readonly Program[] = [
  { variable: 'FIREFOX', names: ['firefox-esr', 'firefox'], debianPackage: 'firefox-esr' },
  { variable: 'WEBKIT_DRIVER', names: ['WebKitWebDriver'], debianPackage: 'webkit2gtk-driver' },
  { variable: 'XVFB', names: ['Xvfb'], debianPackage: 'xvfb' },
];

/**
 * The paths of stock Firefox, WebKit and Xvfb, by environment variable. On Debian, root installs what is missing.
 * Missing programs are left out: the journeys that need them fail and say so.
 */
export async function enginePaths(): Promise<NodeJS.ProcessEnv> {
  const missing = programs.filter(program => !pathOf(program)).map(({ debianPackage }) => debianPackage);
  await installDebianPackages(missing, 'the journeys in Firefox and WebKit');
  return Object.fromEntries(programs.map(program => [program.variable, announced(program)]));
}

function pathOf({ variable, names }: Program): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return (
    process.env[variable] ?? names.flatMap(name => folders.map(folder => join(folder, name))).find(existsSync)
  );
}

function announced(program: Program): string | undefined {
  const path = pathOf(program);
  console.log(
    `${program.names[0]}: ${path ?? `not installed (Debian: apt-get install ${program.debianPackage})`}`,
  );
  return path;
}
