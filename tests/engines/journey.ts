import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import type { FaultOrder } from '../host/faults.ts';
import { createPortal, type Portal as Host } from '../host/server.ts';
import type { Browser } from './browsers/browser.ts';
import { startDisplay } from './browsers/display.ts';
import { Firefox } from './browsers/firefox.ts';
import { WebKit } from './browsers/webkit.ts';
import { Visitor } from './visitor.ts';

/** What a project of playwright.engines.config.ts states. */
export interface EngineOptions {
  readonly engine: Engine;
}

type Engine = keyof typeof engines;

/** How each engine is started, and the environment variable with its path: scripts/engines.ts. */
const engines = {
  firefox: { title: 'Firefox', variable: 'FIREFOX', start: Firefox.start },
  webkit: { title: 'WebKit', variable: 'WEBKIT_DRIVER', start: WebKit.start },
} as const;

/** Fails a journey whose engine is missing, instead of skipping it. */
function pathIn(variable: string, title: string): string {
  const path = process.env[variable];
  if (path) return path;
  throw new Error(
    `${title} is not installed, so this journey did not run. CONTRIBUTING.md says how to install it.`,
  );
}

/** The portal as a journey sees it, in the session of its browser. */
export interface Portal {
  /** The built library that this portal serves, a copy of dist. */
  readonly distFolder: string;
  /** Injects a fault into a call of this session. */
  fault(order: FaultOrder): Promise<void>;
  /** How often each `METHOD /path` was asked for. */
  requests(): Promise<Record<string, number>>;
  /** Releases the answers that the fault `held` holds back. */
  release(): Promise<void>;
}

interface PortalHost {
  readonly host: Host;
  readonly distFolder: string;
}

interface Fixtures {
  readonly downloadFolder: string;
  readonly browserOfEngine: Browser;
  readonly visitor: Visitor;
  readonly portal: Portal;
}

/** A journey in a browser of its own; none may violate the page's security policy. */
export const test = base.extend<Fixtures, EngineOptions & { portalHost: PortalHost; display: string }>({
  engine: ['firefox', { scope: 'worker', option: true }],
  // WebKit's test browser has no headless mode.
  display: [
    async ({ engine }, use) => {
      if (engine !== 'webkit') return use('');
      const display = await startDisplay(pathIn('XVFB', 'Xvfb'));
      await use(display.name);
      await display.close();
    },
    { scope: 'worker' },
  ],
  portalHost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that it needs here
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'portal-'));
      const distFolder = join(folder, 'dist');
      cpSync('dist', distFolder, { recursive: true });
      const dataFile = join(folder, 'portal.sqlite');
      const host = await createPortal({ dataFile, distFolder, isForTests: true });
      await use({ host, distFolder });
      await host.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  downloadFolder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'downloads-'));
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  browserOfEngine: async ({ engine, display, downloadFolder }, use, testInfo) => {
    const { title, variable, start } = engines[engine];
    const path = pathIn(variable, title);
    const browser = await start({ path, display, downloadFolder, width: 1200, height: 900 });
    testInfo.annotations.push({ type: 'engine', description: browser.version });
    await use(browser);
    if (testInfo.status !== testInfo.expectedStatus) {
      const path = testInfo.outputPath('failed.png');
      writeFileSync(path, await browser.screenshot());
      await testInfo.attach('screenshot', { path, contentType: 'image/png' });
    }
    await browser.close();
  },
  visitor: async ({ browserOfEngine, portalHost }, use) => {
    await use(new Visitor(browserOfEngine, portalHost.host.url));
  },
  portal: [
    async ({ visitor, portalHost: { host, distFolder } }, use) => {
      const ask = async (method: string, path: string, body?: object): Promise<Response> => {
        const cookie = (await visitor.browser.cookies())
          .map(({ name, value }) => `${name}=${value}`)
          .join('; ');
        const response = await fetch(host.url + path, {
          method,
          headers: { cookie, 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        });
        expect(response.ok, path).toBe(true);
        return response;
      };
      // Starts the session of a returning visitor, who has already closed the cookie banner.
      await visitor.open('/');
      await visitor.browser.evaluate(`document.cookie = 'cookieConsent=dismissed; path=/'`);
      await ask('POST', '/test/reset');
      await use({
        distFolder,
        fault: async order => void (await ask('POST', '/test/faults', order)),
        requests: async () => (await ask('GET', '/test/requests')).json(),
        release: async () => void (await ask('POST', '/test/release')),
      });
      expect(await (await ask('GET', '/test/violations')).json()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
