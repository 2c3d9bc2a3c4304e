import type { Finding } from '../../src/cli/check/finding.ts';
import { main } from '../../src/cli/main.ts';
import { type FaultyServer, type Handler, json, startFaultyServer } from './faulty-server.ts';

/** What a page loads. */
export const script =
  '<script type="module" src="/psp/psp.js"></script><link rel="stylesheet" href="/psp/psp.css">';

/** A page, without or with what is to be found on it. */
export interface Host {
  /** The content of the body. */
  readonly body: string;
  readonly head?: string;
  readonly headers?: Record<string, string>;
}

const page =
  ({ body, head = script, headers = {} }: Host): Handler =>
  response => {
    response
      .writeHead(200, { 'content-type': 'text/html', ...headers })
      .end(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`);
  };

export const file =
  (text: string, type: string, cache: string): Handler =>
  response => {
    response.writeHead(200, { 'content-type': type, 'cache-control': cache }).end(text);
  };

/** A site with this page and a script. */
export async function host(settings: Host): Promise<FaultyServer> {
  const server = await startFaultyServer();
  server.answer('/', page(settings));
  server.answer('/psp/psp.js', file('export {};', 'text/javascript', 'no-cache'));
  server.answer('/psp/psp.css', file('', 'text/css', 'no-cache'));
  server.answer('/psp/manifest.json', json({ files: {}, tags: {} }));
  return server;
}

/** Runs `psp check` on an address. */
export async function check(address: string, ...args: string[]) {
  const out: string[] = [];
  const code = await main(['check', address, '--json', ...args], {
    out: text => out.push(text),
    error: text => out.push(text),
  });
  const text = out.join('\n');
  const findings: Finding[] = text.startsWith('psp: ') ? [] : JSON.parse(text);
  return { code, text, findings, messages: findings.map(({ message }) => message) };
}

export const table = '<psp-table data-endpoint="/list"></psp-table>';
export const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => ({ id: from + index, name: `Row ${from + index}` }));
