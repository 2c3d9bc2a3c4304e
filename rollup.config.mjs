import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import inject from '@rollup/plugin-inject';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import { chunkOf, elementGroups, withoutReact } from './scripts/build/chunks.mjs';
import { cssText } from './scripts/build/css-text.mjs';
import { Entries } from './scripts/build/entries.mjs';
import { Graph } from './scripts/build/graph.mjs';
import { lazyImports } from './scripts/build/lazy-imports.mjs';
import { leanDefinitions } from './scripts/build/lean-definitions.mjs';
import { loaderTable } from './scripts/build/loader-table.mjs';
import { ownBind } from './scripts/build/own-bind.mjs';
import { shippedFiles } from './scripts/build/shipped-files.mjs';
import { sources } from './scripts/sources.ts';
import { shippedTexts } from './src/manifest/files.ts';
import { firstRequests } from './src/manifest/first-requests.ts';

rmSync('dist', { recursive: true, force: true });

const known = await sources();
const entries = new Entries(
  known.definitions.map(({ tag }) => tag),
  elementGroups,
  withoutReact,
);
const graph = new Graph();

const ownRequest = [fileURLToPath(new URL('src/http/own-request.ts', import.meta.url)), 'Request'];

const shared = {
  treeshake: {
    // emotion imports these for withTheme(), which nothing here uses; without this line they stay (1.2 kB of each form).
    moduleSideEffects: id => !/node_modules\/(hoist-non-react-statics|react-is)\//.test(id),
  },
  plugins: [
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
    cssText(),
    nodeResolve({
      browser: true,
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      exportConditions: ['production'],
      dedupe: ['react', 'react-dom', '@emotion/react'],
    }),
    commonjs(),
    esbuild({ target: 'es2022', jsx: 'automatic', tsconfig: false }),
    leanDefinitions(),
    ownBind(),
    inject({ include: '**/ky/**', modules: { Request: ownRequest, 'globalThis.Request': ownRequest } }),
  ],
  // TanStack and react-select mark their files for server components; that means nothing in a browser.
  onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
};

// Under --watch a quick build is worth more than a small one.
const minified =
  !process.env.ROLLUP_WATCH &&
  terser({
    ecma: 2020,
    module: true,
    compress: { passes: 3 },
    format: { comments: /allFunctionsCalledOnLoad/ },
  });
const output = {
  dir: 'dist',
  format: 'es',
  sourcemap: true,
  hashCharacters: 'base36',
  generatedCode: 'es2015',
};

// Chromium then compiles a file's functions as it comes, beside the page's own work, and not one by one when they are called.
const compiledOnArrival = '//# allFunctionsCalledOnLoad';

const elementsBuild = (input, settings) => ({
  ...shared,
  input,
  plugins: [entries.plugin(), ...shared.plugins, lazyImports(), minified, graph.plugin()],
  preserveEntrySignatures: 'allow-extension',
  output: {
    ...output,
    entryFileNames: '[name].[hash:8].js',
    chunkFileNames: '[name].[hash:8].js',
    hoistTransitiveImports: false,
    banner: ({ isDynamicEntry }) => (isDynamicEntry ? '' : compiledOnArrival),
    ...settings,
  },
});

/** First the elements and what they share, in hashed files; then the loader, which knows their names. */
export default [
  elementsBuild(entries.withoutReact, { inlineDynamicImports: true }),
  elementsBuild(entries.withReact, {
    onlyExplicitManualChunks: true,
    manualChunks: chunkOf,
  }),
  {
    ...shared,
    input: { psp: 'src/psp.ts' },
    plugins: [
      loaderTable(graph, entries.tags, firstRequests(known.definitions)),
      ...shared.plugins,
      minified,
      shippedFiles(graph, entries.tags, shippedTexts(known)),
    ],
    output: { ...output, entryFileNames: 'psp.js' },
  },
];
