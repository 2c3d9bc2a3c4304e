import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';
import { Builder } from 'selenium-webdriver';
import { programPath } from '../support/programs.ts';
import { startServer } from '../support/server-process.ts';
import type { Point } from './in-page.ts';

/** A stock browser with an empty profile and one tab. */
export interface Browser {
  /** Where it saves files without asking. */
  readonly downloadFolder: string;
  /** Resolves when the page has loaded. */
  open(url: string): Promise<unknown>;
  /** Goes back in the history. */
  back(): Promise<unknown>;
  /** Evaluates an expression in the page, whose policy does not prevent that; waits for a promise. The result is JSON. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Real input, like `press`: the page receives trusted events. */
  click(point: Point, times: number): Promise<unknown>;
  /** Presses the keys of a text, which may contain the code points of selenium-webdriver's `Key`. */
  press(text: string): Promise<unknown>;
  /** What the window shows, as PNG in base64. */
  screenshot(): Promise<string>;
  close(): Promise<void>;
}

const size = { width: 1200, height: 900 };

/** Debian has no geckodriver for Selenium; Puppeteer drives Firefox without one, over WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const folder = temporaryFolder();
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: programPath('firefox-esr', 'firefox'),
    defaultViewport: size,
    extraPrefsFirefox: { 'browser.download.dir': folder.path, 'browser.download.folderList': 2 },
  });
  // The first tab gets no focus events: the address bar has the focus.
  const page = await firefox.newPage();
  return {
    downloadFolder: folder.path,
    open: url => page.goto(url),
    back: () => page.evaluate('history.back()'),
    evaluate: expression => page.evaluate(expression) as Promise<never>,
    click: ({ x, y }, count) => page.mouse.click(x, y, { count }),
    press: text => page.keyboard.type(text),
    screenshot: () => page.screenshot({ encoding: 'base64' }),
    close: async () => {
      await firefox.close();
      folder.remove();
    },
  };
}

/** WebKitGTK's own test browser. It opens a window, so it needs a display. */
export async function startWebKit(): Promise<Browser> {
  const folder = temporaryFolder();
  const server = await startServer({
    command: port => [programPath('WebKitWebDriver'), `--port=${port}`],
    // Without a session bus: the first journey would start one for all on this display, and end it for all. Services on
    // it mount folders in HOME.
    environment: { HOME: folder.path, DBUS_SESSION_BUS_ADDRESS: 'disabled:' },
  });
  const driver = await new Builder()
    .usingServer(server.url)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size });
  return {
    downloadFolder: folder.path,
    open: url => driver.get(url),
    // Not by a script, since the next one may get no answer while the page leaves.
    back: () => driver.navigate().back(),
    evaluate: expression => driver.executeScript(`return ${expression}`),
    click: async (point, times) => {
      const actions = driver.actions().move({ ...point });
      for (let press = 0; press < times; press += 1) actions.click();
      await actions.perform();
    },
    press: text => driver.actions().sendKeys(text).perform(),
    screenshot: () => driver.takeScreenshot(),
    close: async () => {
      await driver.quit();
      await server.stop();
      folder.remove();
    },
  };
}

function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'journey-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
