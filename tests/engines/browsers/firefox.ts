import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { BidiConnection } from './bidi-connection.ts';
import type { Browser, BrowserSettings, Cookie, InputSource } from './browser.ts';

interface NewSession {
  readonly capabilities: { readonly browserVersion: string };
}

interface Tab {
  readonly context: string;
}

/** The version of the browser, and the tab of the journey. */
interface Session {
  readonly version: string;
  readonly context: string;
}

interface BidiCookie {
  readonly name: string;
  readonly value: { readonly value: string };
  readonly path: string;
  readonly sameSite: string;
  readonly secure: boolean;
  readonly expiry?: number;
}

/** Only the tests use the network, downloads need no confirmation, and the page gets focus events without a window. */
const preferences = ({ downloadFolder }: BrowserSettings) => ({
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.download.dir': downloadFolder,
  'browser.download.folderList': 2,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'focusmanager.testmode': true,
  'layout.testing.top-level-always-active': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
});

/** A stock Firefox, driven over WebDriver BiDi. */
export class Firefox implements Browser {
  readonly version: string;
  readonly #process: ChildProcess;
  readonly #profile: string;
  readonly #connection: BidiConnection;
  readonly #context: string;

  private constructor(process: ChildProcess, profile: string, connection: BidiConnection, session: Session) {
    this.#process = process;
    this.#profile = profile;
    this.#connection = connection;
    this.version = session.version;
    this.#context = session.context;
  }

  static async start(settings: BrowserSettings): Promise<Firefox> {
    const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
    const lines = Object.entries(preferences(settings)).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    const firefox = spawn(settings.path, ['--headless', '--remote-debugging-port=0', '--profile', profile], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await once(firefox, 'spawn');
    const connection = await BidiConnection.open(`${await socketOf(firefox)}/session`);
    return new Firefox(firefox, profile, connection, await openSession(connection, settings));
  }

  async open(url: string): Promise<void> {
    await this.#send('browsingContext.navigate', { url, wait: 'complete' });
  }

  async reload(): Promise<void> {
    await this.#send('browsingContext.reload', { wait: 'complete' });
  }

  async back(): Promise<void> {
    await this.#send('browsingContext.traverseHistory', { delta: -1 });
  }

  async evaluate(expression: string): Promise<unknown> {
    const answer = await this.#connection.send<Evaluated>('script.evaluate', {
      expression: `JSON.stringify(${expression}) ?? 'null'`,
      target: { context: this.#context },
      awaitPromise: false,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return JSON.parse(answer.result.value);
  }

  async perform(actions: readonly InputSource[]): Promise<void> {
    await this.#send('input.performActions', { actions });
  }

  async cookies(): Promise<readonly Cookie[]> {
    const partition = { type: 'context', context: this.#context };
    const { cookies } = await this.#connection.send<{ cookies: BidiCookie[] }>('storage.getCookies', {
      partition,
    });
    return cookies.map(({ name, value, path, sameSite, secure, expiry }) => ({
      name,
      value: value.value,
      path,
      sameSite: sameSite.toLowerCase(),
      secure,
      expiry,
    }));
  }

  async screenshot(): Promise<Buffer> {
    const { data } = (await this.#send('browsingContext.captureScreenshot', {})) as { data: string };
    return Buffer.from(data, 'base64');
  }

  async close(): Promise<void> {
    const ended = once(this.#process, 'exit');
    await this.#connection.send('browser.close', {});
    await ended;
    rmSync(this.#profile, { recursive: true, force: true });
  }

  #send(method: string, parameters: object): Promise<unknown> {
    return this.#connection.send(method, { context: this.#context, ...parameters });
  }
}

async function openSession(connection: BidiConnection, settings: BrowserSettings): Promise<Session> {
  const { capabilities } = await connection.send<NewSession>('session.new', { capabilities: {} });
  // A tab of its own: in the first one, the address bar has the focus, and the page gets no focus events.
  const { context } = await connection.send<Tab>('browsingContext.create', { type: 'tab' });
  const { width, height } = settings;
  await connection.send('browsingContext.setViewport', { context, viewport: { width, height } });
  return { version: `Firefox ${capabilities.browserVersion}`, context };
}

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

/** The address that Firefox prints once it listens. */
async function socketOf(firefox: ChildProcess): Promise<string> {
  if (!firefox.stderr) throw new Error('Firefox was started without a stderr to read.');
  const said: string[] = [];
  for await (const line of createInterface(firefox.stderr)) {
    const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
    if (url) {
      firefox.stderr.resume();
      return url;
    }
    said.push(line);
  }
  throw new Error(`Firefox did not start: ${said.join('\n')}`);
}
