import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { javaLibraries } from '../tests/hosts/java.ts';
import { isPostgresInstalled } from '../tests/hosts/postgres.ts';
import { installedChromium } from '../tests/support/chromium.ts';
import { findInterpreter } from '../tests/support/interpreters.ts';
import { programPaths } from '../tests/support/programs.ts';
import { run } from './run.ts';

interface Program {
  readonly isInstalled: () => boolean;
  readonly debianPackages: readonly string[];
}

const isOnPath =
  (...names: readonly string[]) =>
  () =>
    programPaths(...names).length > 0;

/** What steps start besides Node. */
const programs = {
  Chromium: {
    isInstalled: () => Boolean(installedChromium()) || existsSync(chromium.executablePath()),
    debianPackages: ['chromium-headless-shell'],
  },
  Firefox: { isInstalled: isOnPath('firefox-esr', 'firefox'), debianPackages: ['firefox-esr'] },
  WebKitGTK: { isInstalled: isOnPath('WebKitWebDriver'), debianPackages: ['webkit2gtk-driver'] },
  Xvfb: { isInstalled: isOnPath('xvfb-run'), debianPackages: ['xvfb', 'xauth'] },
  Orca: {
    isInstalled: () => ['orca', 'xdotool', 'openbox', 'chromium'].every(name => isOnPath(name)()),
    debianPackages: [
      'chromium',
      'orca',
      'at-spi2-core',
      'speech-dispatcher',
      'dbus-x11',
      'libglib2.0-bin',
      'xdotool',
      'openbox',
    ],
  },
  PHP: {
    isInstalled: () => Boolean(findInterpreter('php')),
    debianPackages: [
      'php-cli',
      'php-sqlite3',
      'php-mbstring',
      'php-twig',
      'php-illuminate-view',
      'php-illuminate-database',
      'php-illuminate-http',
      'php-doctrine-dbal',
      'php-symfony-http-foundation',
    ],
  },
  Python: {
    isInstalled: () => Boolean(findInterpreter('python3')),
    debianPackages: ['python3-django', 'python3-jinja2'],
  },
  Ruby: {
    isInstalled: () => Boolean(findInterpreter('ruby')),
    debianPackages: ['ruby', 'ruby-railties', 'ruby-activerecord', 'ruby-sqlite3', 'puma'],
  },
  PostgreSQL: {
    isInstalled: isPostgresInstalled,
    debianPackages: ['postgresql', 'python3-psycopg2', 'ruby-pg'],
  },
  Java: {
    isInstalled: () => isOnPath('javac')() && javaLibraries.every(path => existsSync(path)),
    debianPackages: [
      'openjdk-17-jdk-headless',
      'libjackson2-databind-java',
      'libtomcat10-embed-java',
      'libtomcat10-java',
      'libxerial-sqlite-jdbc-java',
      'libeclipse-jdt-core-java',
    ],
  },
} as const satisfies Record<string, Program>;

export type ProgramName = keyof typeof programs;

/**
 * Installs what is missing: on Debian with apt-get if root runs it; elsewhere only Chromium, with Playwright. Resolves with
 * a sentence for each program that is still missing.
 */
export async function install(names: ReadonlySet<ProgramName>): Promise<string[]> {
  const missing = [...names].filter(name => !programs[name].isInstalled());
  const isRoot = process.getuid?.() === 0;
  if (missing.includes('Chromium'))
    console.log('To use your own Chromium, stop this (Ctrl+C) and run: CHROMIUM=/path/to/chrome npm test');
  if (missing.length && isRoot && existsSync('/usr/bin/apt-get')) await installWithApt(missing);
  if (missing.includes('Chromium') && !programs.Chromium.isInstalled())
    await run(['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
  return missing
    .filter(name => !programs[name].isInstalled())
    .map(
      name =>
        `${name} was not found, so its tests cannot run. Debian: apt-get install ${programs[name].debianPackages.join(' ')}`,
    );
}

async function installWithApt(missing: readonly ProgramName[]): Promise<void> {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`Now installing ${missing.join(', ')} with apt-get.`);
  await run(['apt-get', 'update', '-qq'], environment);
  for (const name of missing)
    await run(
      ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...programs[name].debianPackages],
      environment,
    );
}
