import { rmSync } from 'node:fs';
import { chunkOf, elementGroups, withoutReact } from './scripts/build/chunks.mjs';
import { Entries } from './scripts/build/entries.mjs';
import { Graph } from './scripts/build/graph.mjs';
import { lazyImports } from './scripts/build/lazy-imports.mjs';
import { licences } from './scripts/build/licences.mjs';
import { loaderTable } from './scripts/build/loader-table.mjs';
import { minified } from './scripts/build/minified.mjs';
import { shippedFiles } from './scripts/build/shipped-files.mjs';
import { nodePlugins, sourcePlugins } from './scripts/build/source-plugins.mjs';
import { sources } from './scripts/sources.ts';
import { shippedTexts } from './src/manifest/files.ts';
import { firstRequests } from './src/manifest/first-requests.ts';

// A release builds into two folders side by side and compares them.
const folder = process.env.DIST ?? 'dist';
rmSync(folder, { recursive: true, force: true });

const known = await sources();
const { version } = known.library;
const entries = new Entries(
  known.definitions.map(({ tag }) => tag),
  elementGroups,
  withoutReact,
);
const graph = new Graph();

const shared = {
  treeshake: {
    // emotion imports these for withTheme(), which nothing here uses; without this line they are bundled (1.2 kB of
    // each form).
    moduleSideEffects: id => !/node_modules\/(hoist-non-react-statics|react-is)\//.test(id),
  },
  plugins: sourcePlugins(),
  // TanStack and react-select mark their files for server components, which has no meaning in a browser.
  onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
};

// Under --watch, a quick build matters more than small files.
const minify = firstLine => !process.env.ROLLUP_WATCH && minified(firstLine);
const output = {
  dir: folder,
  format: 'es',
  sourcemap: true,
  hashCharacters: 'base36',
  generatedCode: 'es2015',
};

// Makes Chromium compile all functions of a file in the background as it arrives (decision 24).
const compiledOnArrival = ({ isDynamicEntry }) => (isDynamicEntry ? '' : '//# allFunctionsCalledOnLoad');

const elementsBuild = (input, settings) => ({
  ...shared,
  input,
  plugins: [entries.plugin(), ...shared.plugins, lazyImports(), minify(compiledOnArrival), graph.plugin()],
  preserveEntrySignatures: 'allow-extension',
  output: {
    ...output,
    entryFileNames: '[name].[hash:8].js',
    chunkFileNames: '[name].[hash:8].js',
    hoistTransitiveImports: false,
    ...settings,
  },
});

/**
 * The elements and what they share are built first, into hashed files; then the loader, which needs their names; then
 * the tools.
 */
export default [
  elementsBuild(entries.withoutReact, { inlineDynamicImports: true }),
  elementsBuild(entries.withReact, {
    onlyExplicitManualChunks: true,
    manualChunks: chunkOf,
  }),
  // Only pages that switch languages on download it, and of its chunks those of their languages.
  elementsBuild({ languages: 'src/languages/languages.ts' }),
  // Built separately, so that it is complete before the first element is loaded.
  elementsBuild({ 'debug-panel': 'src/embed/debug/debug-panel.ts' }, { inlineDynamicImports: true }),
  {
    ...shared,
    input: { psp: 'src/psp.ts' },
    plugins: [
      loaderTable(graph, entries.tags, firstRequests(known.definitions), version),
      ...shared.plugins,
      minify(() => `/*! PSP Widgets ${version} */`),
      licences('third-party-licences.txt', () => graph.chunks),
      shippedFiles(graph, entries.tags, shippedTexts(known), version),
    ],
    output: { ...output, entryFileNames: 'psp.js' },
  },
  {
    input: 'src/cli/psp.ts',
    external: /^node:/,
    plugins: [...nodePlugins(), licences('third-party-licences.txt')],
    output: { file: `${folder}/cli/psp.mjs`, format: 'es' },
  },
];
