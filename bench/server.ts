import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { type Library, libraries, ours } from './libraries.ts';
import { columns, type Row } from './rows.ts';
import { serve } from './serve.ts';

const smallestLimit = 2500;
const highestLimit = 10_000;

const headers = {
  'cache-control': 'no-store',
  // Cross-origin isolated pages get a clock with a resolution of 5 microseconds instead of 100.
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

/**
 * Serves `/{library}?rows=1000&tables=1`, a page with tables, and what the pages load: our build as it ships, each other
 * library as one minified script and style sheet, and `/rows/{total}/{table}/`, the rows in batches. [NET-06]
 */
export async function startServer(rows: readonly Row[]) {
  const files = new Map([...(await built()), ...(await bundled())]);
  const batches = new Map<string, string>();
  return serve((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bench');
    const library = libraries.find(({ name }) => pathname === `/${name}`);
    const [, total] = /^\/rows\/(\d+)\//.exec(pathname) ?? [];
    const body = library
      ? pageOf(library, searchParams, [...files.keys()])
      : total
        ? batchOf(batches, rows.slice(0, Number(total)), searchParams)
        : files.get(pathname);
    const type = library ? 'text/html' : pathname.endsWith('.css') ? 'text/css' : 'text/javascript';
    response.writeHead(body === undefined ? 404 : 200, {
      ...headers,
      'content-type': total ? 'application/json' : type,
    });
    response.end(body);
  });
}

type Files = readonly (readonly [path: string, body: Uint8Array])[];

async function built(): Promise<Files> {
  const entries = await readdir('dist', { withFileTypes: true });
  const names = entries.filter(entry => entry.isFile()).map(({ name }) => name);
  return Promise.all(names.map(async name => [`/psp/${name}`, await readFile(join('dist', name))] as const));
}

async function bundled(): Promise<Files> {
  const { outputFiles } = await build({
    entryPoints: libraries
      .filter(({ name }) => name !== ours)
      .map(({ name }) => ({ in: join(import.meta.dirname, 'pages', name), out: name })),
    bundle: true,
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    conditions: ['production'],
    jsx: 'automatic',
    format: 'esm',
    target: 'es2023',
    outdir: '/',
    write: false,
  });
  return outputFiles.map(({ path, contents }) => [path, contents]);
}

function pageOf({ name }: Library, asked: URLSearchParams, files: readonly string[]): string {
  const places = Array.from({ length: Number(asked.get('tables')) }, (_, table) => {
    const endpoint = `data-endpoint="/rows/${asked.get('rows')}/${table}/"`;
    return name === ours
      ? `<psp-table ${endpoint} data-search-delay="0"></psp-table>`
      : `<div class="place" ${endpoint}></div>`;
  });
  const path = name === ours ? '/psp/psp' : `/${name}`;
  const style = files.includes(`${path}.css`) ? `<link rel="stylesheet" href="${path}.css">` : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${name}</title>${style}<script type="module" src="${path}.js"></script><body>${places.join('')}`;
}

/** Each batch is serialized once, so that later rounds do not wait for it. */
function batchOf(known: Map<string, string>, rows: readonly Row[], asked: URLSearchParams): string {
  const skip = Number(asked.get('skip'));
  const limit = Math.min(Number(asked.get('limit')) || smallestLimit, highestLimit);
  const key = [rows.length, skip, limit].join();
  const data = rows.slice(skip, skip + limit);
  const batch = known.get(key) ?? JSON.stringify({ columns, data, total: rows.length, skip });
  known.set(key, batch);
  return batch;
}
