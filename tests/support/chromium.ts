import { existsSync } from 'node:fs';
import { programPaths } from './programs.ts';

// The build without a user interface comes first: it opens pages in half the time.
const names = ['chromium-headless-shell', 'chromium', 'google-chrome', 'google-chrome-stable', 'chrome'];
const otherPaths = [
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of $CHROMIUM or of an installed one; without either, Playwright starts the one that it has downloaded. */
export const installedChromium = (): string | undefined =>
  process.env.CHROMIUM || [...programPaths(...names), ...otherPaths.filter(existsSync)][0];

const executablePath = installedChromium();

/** How every test starts Chromium: quiet and without a window. */
export const launchOptions = {
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--font-render-hinting=none',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
