import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { build, transform } from 'esbuild';
import type { Library } from './libraries.ts';
import type { Served } from './server.ts';
import type { Visit } from './visit.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
};

/** The address of a page with the tables of one library. */
export const addressOf = ({ name }: Library, { rows, tables }: Visit): string =>
  `/${name}-${rows}-${tables}.html`;

/** An empty page of the same site. */
export const emptyPage = '/empty.html';

/** The pages and what they load: our build as it ships; each other library as one minified script and style sheet. */
export async function filesFor(
  libraries: readonly Library[],
  visits: readonly Visit[],
): Promise<Map<string, Served>> {
  const files = new Map<string, Served>();
  const add = (path: string, body: string | Uint8Array) =>
    files.set(path, { type: types[extname(path)] ?? '', body });
  add(emptyPage, '<!doctype html><title>empty</title>');
  for (const library of libraries) {
    const code = await (library.dist ? built(library.name, library.dist) : bundled(library.name));
    for (const [path, body] of code) add(path, body);
    const loaded = library.dist
      ? ['psp.css', 'psp.js'].map(name => `/${library.name}/${name}`)
      : code.map(([path]) => path);
    for (const visit of visits) add(addressOf(library, visit), pageOf(library, headOf(loaded), visit));
  }
  return files;
}

/** The script that is injected into each page before its own scripts. */
export async function stopwatchScript(): Promise<string> {
  const source = await readFile(join(import.meta.dirname, 'pages/stopwatch.ts'), 'utf8');
  return (await transform(source, { loader: 'ts', format: 'iife' })).code;
}

const headOf = (paths: readonly string[]): string =>
  paths
    .map(path =>
      path.endsWith('.css')
        ? `<link rel="stylesheet" href="${path}">`
        : `<script type="module" src="${path}"></script>`,
    )
    .join('');

type Code = readonly (readonly [path: string, body: Uint8Array])[];

/** The files that pages load; the folders beside them hold tools. */
async function built(name: string, dist: string): Promise<Code> {
  const entries = await readdir(dist, { withFileTypes: true });
  const files = entries.filter(entry => entry.isFile()).map(({ name: file }) => file);
  return Promise.all(
    files.map(async file => [`/${name}/${file}`, await readFile(join(dist, file))] as const),
  );
}

async function bundled(name: string): Promise<Code> {
  const { outputFiles } = await build({
    entryPoints: [{ in: join(import.meta.dirname, 'pages', name), out: name }],
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

function pageOf(library: Library, head: string, { rows, tables }: Visit): string {
  const endpoints = Array.from({ length: tables }, (_, table) => `/rows/${rows}/${table}/`);
  const body = endpoints.map(endpoint =>
    library.dist
      ? `<psp-table data-endpoint="${endpoint}" data-search-delay="0"></psp-table>`
      : `<div class="place" data-endpoint="${endpoint}"></div>`,
  );
  const early = library.prefetches ? earlyScript(endpoints) : '';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${library.name}</title>${head}${early}<body>${body.join('')}`;
}

const earlyScript = (endpoints: readonly string[]): string => {
  const addresses = endpoints.map(endpoint => `${endpoint}?limit=2500&skip=0&total=`);
  return `<script>early = new Map(${JSON.stringify(addresses)}.map(address => [address, fetch(address)]))</script>`;
};
