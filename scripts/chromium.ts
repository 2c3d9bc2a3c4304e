import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { run } from './run.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium that starts: one that is there, else one that this brings. Says what it does. */
export async function chromiumPath(): Promise<string> {
  const given = process.env.CHROMIUM;
  if (given) return said(started(given) ?? cannotStart(given));
  const path = installed() ?? (await debianPackage()) ?? (await ownOfPlaywright());
  if (path) return said(path);
  throw new Error('No Chromium was found, and none could be installed. Set CHROMIUM to the path of one.');
}

function installed(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap(folder => names.map(name => join(folder, name)));
  return [...onPath, ...places, chromium.executablePath()].find(started);
}

async function debianPackage(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  announce("Debian's package chromium, with apt-get");
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  await run(['apt-get', 'update', '-qq'], environment);
  await run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'], environment);
  return installed();
}

async function ownOfPlaywright(): Promise<string | undefined> {
  const isRoot = process.getuid?.() === 0;
  announce(`Playwright's own Chromium${isRoot ? ', with the system packages that it needs' : ''}`);
  await run(['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
  return started(chromium.executablePath());
}

/** Says what comes onto this machine before it does, why, and what to do in its place. */
function announce(what: string): void {
  console.log(
    `The tests run in Chromium, and none that starts was found on this machine. Now installing: ${what}.`,
  );
  console.log(
    'To use one of your own in its place, stop this (Ctrl+C) and run: CHROMIUM=/path/to/chrome npm test',
  );
}

/** The path, if a browser starts from it; Ubuntu's `chromium-browser`, for one, may only say where to get it. */
function started(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  try {
    execFileSync(path, ['--version', '--no-sandbox'], { stdio: 'ignore', timeout: 20_000 });
    return path;
  } catch {
    return undefined;
  }
}

function cannotStart(path: string): never {
  throw new Error(`CHROMIUM is "${path}", which does not start. Set it to the path of a Chrome or Chromium.`);
}

function said(path: string): string {
  console.log(`Chromium: ${path}`);
  return path;
}
