import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { run } from './run.ts';

// The build without a user interface comes first: it opens pages in half the time.
const debianPackage = 'chromium-headless-shell';
const names = [
  debianPackage,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const otherPaths = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a working Chromium: $CHROMIUM, an installed one, or one that this installs. */
export async function chromiumPath(): Promise<string> {
  const chosen = process.env.CHROMIUM;
  if (chosen) return announce(starts(chosen) ? chosen : failsToStart(chosen));
  const path = installed() ?? (await installDebianPackage()) ?? (await installWithPlaywright());
  if (path) return announce(path);
  throw new Error('No Chromium was found, and none could be installed. Set CHROMIUM to the path of one.');
}

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = names.flatMap(name => folders.map(folder => join(folder, name)));
  return [...onPath, ...otherPaths, chromium.executablePath()].find(starts);
}

async function installDebianPackage(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  announceInstallation(`Debian's package ${debianPackage}, with apt-get`);
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['apt-get', 'install', '-y', '-qq', '--no-install-recommends'];
  await run(['apt-get', 'update', '-qq'], environment);
  // Not every release of Debian or Ubuntu has the build without a user interface.
  if (await run([...install, debianPackage], environment)) await run([...install, 'chromium'], environment);
  return installed();
}

async function installWithPlaywright(): Promise<string | undefined> {
  const isRoot = process.getuid?.() === 0;
  announceInstallation(
    `Playwright's own Chromium${isRoot ? ', with the system packages that it needs' : ''}`,
  );
  await run(['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
  return starts(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Announces before an installation what is installed and why, and how to avoid it. */
function announceInstallation(what: string): void {
  console.log(`The tests run in Chromium, and none was found on this machine. Now installing: ${what}.`);
  console.log('To use your own browser, stop this (Ctrl+C) and run: CHROMIUM=/path/to/chrome npm test');
}

/**
 * Whether a browser starts from this path; Ubuntu's `chromium-browser`, for example, may only print where to get it.
 */
function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    execFileSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

function failsToStart(path: string): never {
  throw new Error(`CHROMIUM is "${path}", which does not start. Set it to the path of a Chrome or Chromium.`);
}

function announce(path: string): string {
  console.log(`Chromium: ${path}`);
  return path;
}
