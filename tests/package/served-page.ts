import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../support/chromium.ts';

const policy = `default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types 'none'`;
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };
const page = `<!doctype html><title>Host</title><link rel="stylesheet" href="/psp/psp.css">
<script type="module" src="/psp/psp.js"></script>
<psp-copy-text data-text="ERR-1042">ERR-1042</psp-copy-text>`;

/** Serves a page with one element from this folder and opens it: what the element shows, and what the page complains of. */
export async function serveAndOpen(dist: string) {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    response.setHeader('content-security-policy', policy);
    if (path === '/') response.setHeader('content-type', 'text/html').end(page);
    else if (path.startsWith('/psp/'))
      response
        .setHeader('content-type', types[extname(path)] ?? 'application/json')
        .end(readFileSync(join(dist, path.slice('/psp/'.length))));
    else response.writeHead(204).end();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const browser = await chromium.launch(launchOptions);
  try {
    const opened = await browser.newPage();
    const complaints: string[] = [];
    opened.on('console', message => message.type() === 'error' && complaints.push(message.text()));
    opened.on('pageerror', error => complaints.push(error.message));
    await opened.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await opened.getByRole('button', { name: 'Copy ERR-1042' }).waitFor();
    const version = await opened.evaluate(() =>
      Reflect.get(customElements.get('psp-copy-text') ?? {}, 'version'),
    );
    return { version, text: await opened.locator('psp-copy-text').textContent(), complaints };
  } finally {
    await browser.close();
    server.close();
  }
}
