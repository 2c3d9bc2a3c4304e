import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserSettings, Cookie, InputSource } from './browser.ts';

interface NewSession {
  readonly sessionId: string;
  readonly capabilities: { readonly browserVersion: string };
}

interface WireCookie extends Omit<Cookie, 'expiry' | 'sameSite'> {
  readonly sameSite: string;
  readonly expiry?: number;
}

/** WebKitGTK's own test browser, driven over WebDriver (https://www.w3.org/TR/webdriver2/). Needs a display. */
export class WebKit implements Browser {
  readonly version: string;
  readonly #driver: ChildProcess;
  readonly #profile: string;
  readonly #session: string;

  private constructor(driver: ChildProcess, profile: string, session: string, version: string) {
    this.#driver = driver;
    this.#profile = profile;
    this.#session = session;
    this.version = version;
  }

  static async start(settings: BrowserSettings): Promise<WebKit> {
    const port = await freePort();
    const profile = mkdtempSync(join(tmpdir(), 'webkit-'));
    const driver = spawn(settings.path, [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: settings.display, ...inProfile(profile, settings) },
    });
    await once(driver, 'spawn');
    const driverUrl = `http://127.0.0.1:${port}`;
    await untilReady(driver, driverUrl);
    const { sessionId, capabilities } = await call<NewSession>('POST', `${driverUrl}/session`, {
      capabilities: { alwaysMatch: {} },
    });
    const session = `${driverUrl}/session/${sessionId}`;
    const { width, height } = settings;
    await call('POST', `${session}/window/rect`, { x: 0, y: 0, width, height });
    return new WebKit(driver, profile, session, `WebKitGTK ${capabilities.browserVersion}`);
  }

  async open(url: string): Promise<void> {
    await this.#post('url', { url });
  }

  async reload(): Promise<void> {
    await this.#post('refresh');
  }

  async back(): Promise<void> {
    await this.#post('back');
  }

  async evaluate(expression: string): Promise<unknown> {
    const script = `return JSON.stringify(${expression}) ?? 'null'`;
    return JSON.parse(String(await this.#post('execute/sync', { script, args: [] })));
  }

  async perform(actions: readonly InputSource[]): Promise<void> {
    await this.#post('actions', { actions });
  }

  async cookies(): Promise<readonly Cookie[]> {
    const cookies = await call<WireCookie[]>('GET', `${this.#session}/cookie`);
    return cookies.map(({ sameSite, expiry, ...cookie }) => ({
      ...cookie,
      sameSite: sameSite.toLowerCase(),
      expiry,
    }));
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await call<string>('GET', `${this.#session}/screenshot`), 'base64');
  }

  async close(): Promise<void> {
    await call('DELETE', this.#session);
    const ended = once(this.#driver, 'exit');
    this.#driver.kill();
    await ended;
    rmSync(this.#profile, { recursive: true, force: true });
  }

  #post(command: string, body: object = {}): Promise<unknown> {
    return call('POST', `${this.#session}/${command}`, body);
  }
}

/** Keeps cache, cookies and settings out of the user's own; the last say where a download goes. */
function inProfile(profile: string, { downloadFolder }: BrowserSettings): NodeJS.ProcessEnv {
  writeFileSync(join(profile, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloadFolder}"\n`);
  return { XDG_CONFIG_HOME: profile, XDG_CACHE_HOME: profile, XDG_DATA_HOME: profile };
}

async function call<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function untilReady(driver: ChildProcess, url: string): Promise<void> {
  while (driver.exitCode === null) {
    try {
      await call('GET', `${url}/status`);
      return;
    } catch {
      await pause(50);
    }
  }
  throw new Error(`${driver.spawnfile} ended with ${driver.exitCode}.`);
}

/** The driver takes a port, but does not say which one it has chosen by itself. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise(resolve => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
