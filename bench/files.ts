import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { build, transform } from 'esbuild';
import type { Library } from './libraries.ts';
import type { Served } from './server.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
};

/** The address of a page with some tables of a library. */
export const addressOf = ({ name }: Library, rows: number, tables: number): string =>
  `/${name}-${rows}-${tables}.html`;

/** The pages and what they load: our build as it ships, each other library as one minified script and style sheet. */
export async function filesFor(
  libraries: readonly Library[],
  visits: readonly (readonly [rows: number, tables: number])[],
): Promise<Map<string, Served>> {
  const files = new Map<string, Served>();
  const add = (path: string, body: string | Uint8Array) =>
    files.set(path, { type: types[extname(path)] ?? '', body });
  for (const name of await readdir('dist')) add(`/psp/${name}`, await readFile(join('dist', name)));
  for (const library of libraries) {
    const bundled = isOurs(library) ? [] : await bundle(library.name);
    for (const [path, body] of bundled) add(path, body);
    const head = isOurs(library) ? ourHead : headOf(bundled.map(([path]) => path));
    for (const [rows, tables] of visits)
      add(addressOf(library, rows, tables), pageOf(library, head, rows, tables));
  }
  return files;
}

/** What is injected into each page before anything else. */
export async function stopwatchScript(): Promise<string> {
  const source = await readFile(join(import.meta.dirname, 'pages/stopwatch.ts'), 'utf8');
  return (await transform(source, { loader: 'ts', format: 'iife' })).code;
}

const isOurs = ({ surface }: Library): boolean => surface.place === 'psp-table';

const ourHead =
  '<link rel="stylesheet" href="/psp/psp.css"><script type="module" src="/psp/psp.js"></script>';

const headOf = (paths: readonly string[]): string =>
  paths
    .map(path =>
      path.endsWith('.css')
        ? `<link rel="stylesheet" href="${path}">`
        : `<script type="module" src="${path}"></script>`,
    )
    .join('');

async function bundle(name: string): Promise<(readonly [path: string, body: Uint8Array])[]> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, `pages/${name}.ts`)],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    outdir: '/',
    write: false,
  });
  return outputFiles.map(({ path, contents }) => [path, contents]);
}

function pageOf(library: Library, head: string, rows: number, tables: number): string {
  const table = isOurs(library)
    ? `<psp-table data-endpoint="/rows/${rows}/" data-search-delay="0"></psp-table>`
    : `<div class="place" data-endpoint="/rows/${rows}/"></div>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${library.name}</title>${head}<body>${table.repeat(tables)}`;
}
