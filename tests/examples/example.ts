import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { watch } from '../journeys/settled.ts';
import { interpreterPath } from '../support/interpreters.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

type ExampleName = 'php' | 'python';

export interface ExampleOptions {
  /** Set by the projects of playwright.config.ts. */
  readonly example: ExampleName;
}

/** A journey on an example host, signed in; no page may log an error or violate its security policy. */
export const test = base.extend<{ problems: string[] }, ExampleOptions & { host: ServerProcess }>({
  example: ['php', { option: true, scope: 'worker' }],
  host: [
    async ({ example }, use) => {
      const host = await startExample(example);
      await use(host);
      await host.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host }, use) => use(host.url),
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', error => problems.push(error.message));
      // Chromium reports violations of the policy as errors of the console.
      page.on('console', message => {
        if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
      });
      await watch(page);
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs in through the form, and arrives at the page that was asked for. */
export async function signIn(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Name').fill('demo');
  await page.getByLabel('Password').fill('demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(url => url.pathname === path);
}

/** As the README of each example says. */
const commands: Record<ExampleName, (port: number) => readonly string[]> = {
  php: port => [interpreterPath('php'), '-S', `127.0.0.1:${port}`, 'hosts/php/example/index.php'],
  python: port => [
    interpreterPath('python3'),
    'hosts/python/example/portal.py',
    'runserver',
    '--noreload',
    String(port),
  ],
};

/** Starts an example host with its own data; it handles several requests at once, like a real server. */
async function startExample(name: ExampleName): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'example-'));
  const server = await startServer({
    command: commands[name],
    environment: { EXAMPLE_DATA: join(folder, 'portal.sqlite'), PHP_CLI_SERVER_WORKERS: '4' },
  });
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  };
  return { ...server, stop };
}
