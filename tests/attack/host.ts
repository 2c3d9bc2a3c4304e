import { readdirSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';
import { type FaultyServer, type Handler, startFaultyServer, status } from '../support/faulty-server.ts';

/** A host with the built library, pages under a strict policy, and any answers that an attack needs. */
export interface AttackHost extends FaultyServer {
  /** The origin of a site that no request may reach. It is also the proxy for all sites except the host. */
  readonly evilOrigin: string;
  /** The requests that reached that site, or were addressed to any other one. */
  readonly reachedEvil: FaultyServer['log'];
  /** A fresh context, whose requests to any other origin arrive at the other site. */
  newContext(options?: BrowserContextOptions): Promise<BrowserContext>;
  /**
   * A page with this body and the one script of the library. Returns its URL. Without a strict policy only the
   * library's own rules keep it from calling other sites.
   */
  page(path: string, body?: string, options?: { readonly isPolicyStrict?: boolean }): string;
  /** Answers all paths below a folder that have no answer of their own; `path` is relative to the folder. */
  answerBelow(folder: string, reply: (path: string) => Handler | undefined): void;
  /** Answers requests for a file of dist; undefined serves the file itself again. */
  replaceFile(name: string, handler: Handler | undefined): void;
}

/** The file of dist with this name. */
export const distFile = (name: string): Buffer => readFileSync(`dist/${name}`);

interface Manifest {
  readonly files: Readonly<Record<string, { readonly integrity: string }>>;
  readonly tags: Readonly<Record<string, readonly string[]>>;
}

/** The build: its tags, the scripts that each needs, and the integrity of each file. */
export const manifest: Manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));

// The policy that README.md says is enough for the library.
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types 'none'";

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

export async function startAttackHost(browser: Browser): Promise<AttackHost> {
  const folders = new Map<string, (path: string) => Handler | undefined>();
  const replaced = new Map<string, Handler>();
  const files = libraryFiles();
  const server = await startFaultyServer((response, request, hit) => {
    const path = request.url.replace(/\?.*/, '');
    const [, folder = '', rest = ''] = /^(\/\w+)(\/.*)$/.exec(path) ?? [];
    const name = rest.slice(1);
    const file = folder === '/psp' ? (replaced.get(name) ?? files.get(name)) : undefined;
    (file ?? folders.get(folder)?.(rest) ?? status(path === '/favicon.ico' ? 204 : 404))(
      response,
      request,
      hit,
    );
  });
  const evil = await startFaultyServer();
  return {
    ...server,
    evilOrigin: evil.origin,
    reachedEvil: evil.log,
    newContext: options =>
      browser.newContext({
        ...options,
        proxy: { server: evil.origin, bypass: new URL(server.origin).host },
      }),
    page(path, body = '', { isPolicyStrict = true } = {}) {
      server.answer(path, pageWith(body, isPolicyStrict));
      return server.origin + path;
    },
    answerBelow: (folder, reply) => void folders.set(folder, reply),
    replaceFile(name, handler) {
      if (handler) replaced.set(name, handler);
      else replaced.delete(name);
    },
    close: async () => void (await Promise.all([server.close(), evil.close()])),
  };
}

/** Cached by the browser, since their names contain a hash; the other files are small. */
function libraryFiles(): Map<string, Handler> {
  const names = readdirSync('dist').filter(name => extname(name) in types);
  return new Map(
    names.map(name => {
      const body = distFile(name);
      const headers = {
        'content-type': types[extname(name)] ?? '',
        'cache-control': /\.\w{8}\.js$/.test(name) ? 'max-age=31536000, immutable' : 'no-cache',
      };
      return [name, response => void response.writeHead(200, headers).end(body)];
    }),
  );
}

const pageWith =
  (body: string, isPolicyStrict: boolean): Handler =>
  response => {
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      ...(isPolicyStrict && { 'content-security-policy': policy }),
      'cache-control': 'no-store',
    };
    response.writeHead(200, headers).end(`<!doctype html><html lang="en"><meta charset="utf-8">
<title>Portal</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">
<link rel="stylesheet" href="/psp/psp.css">
<script type="module" src="/psp/psp.js" integrity="${manifest.files['psp.js']?.integrity}"></script>
<body>${body}`);
  };
