import { rmSync } from 'node:fs';
import { chunkOf } from './scripts/build/chunks.mjs';
import { entries, inputOf } from './scripts/build/entries.mjs';
import { Graph } from './scripts/build/graph.mjs';
import { licences } from './scripts/build/licences.mjs';
import { loaderTable } from './scripts/build/loader-table.mjs';
import { forBrowsers, forNode, lazyImports, minified } from './scripts/build/plugins.mjs';
import { shippedFiles } from './scripts/build/shipped-files.mjs';
import { sources } from './scripts/sources.ts';
import { shippedTexts } from './src/manifest/files.ts';
import { firstRequests } from './src/manifest/first-requests.ts';

// A release builds into two folders side by side and compares them.
const folder = process.env.DIST ?? 'dist';
rmSync(folder, { recursive: true, force: true });

const known = await sources();
const { version } = known.library;
const tags = known.definitions.map(({ tag }) => tag);
// It has copies of what it needs: a shared chunk would load React, too.
const withoutReact = ['psp-legacy-report-form'];
const withReact = tags.filter(tag => !withoutReact.includes(tag));
const graph = new Graph();

// Under --watch, a quick build matters more than small files.
const minify = comment => !process.env.ROLLUP_WATCH && minified(comment);
// Makes Chromium compile all functions of a file in the background as it arrives (decision 24).
const compiledOnArrival = ({ isDynamicEntry }) => (isDynamicEntry ? '' : '//# allFunctionsCalledOnLoad');

const shared = {
  treeshake: {
    // emotion imports these for withTheme(), which nothing here uses; without this line they are bundled (1.2 kB of
    // each form).
    moduleSideEffects: id => !/node_modules\/(hoist-non-react-statics|react-is)\//.test(id),
  },
  // TanStack and react-select mark their files for server components, which has no meaning in a browser.
  onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
};

const output = {
  dir: folder,
  format: 'es',
  sourcemap: true,
  hashCharacters: 'base36',
  generatedCode: 'es2015',
};

const hashedFiles = (input, chunks) => ({
  ...shared,
  input,
  preserveEntrySignatures: 'allow-extension',
  plugins: [entries(tags), ...forBrowsers(), lazyImports(), minify(compiledOnArrival), graph.plugin()],
  output: {
    ...output,
    entryFileNames: '[name].[hash:8].js',
    chunkFileNames: '[name].[hash:8].js',
    hoistTransitiveImports: false,
    ...chunks,
  },
});

/** First the files of elements and of what they share, then the loader, which needs their names, then the tools. */
export default [
  hashedFiles(inputOf(withoutReact)),
  hashedFiles(inputOf(withReact), { onlyExplicitManualChunks: true, manualChunks: chunkOf }),
  // What pages switch on; of the languages' chunks, a page downloads those of its languages.
  hashedFiles({ languages: 'src/languages/languages.ts' }),
  hashedFiles({ 'debug-panel': 'src/embed/debug/debug-panel.ts' }),
  {
    ...shared,
    input: { psp: 'src/psp.ts' },
    plugins: [
      loaderTable(graph, tags, firstRequests(known.definitions), version),
      ...forBrowsers(),
      minify(() => `/*! PSP Widgets ${version} */`),
      licences('third-party-licences.txt', () => graph.chunks),
      shippedFiles(graph, tags, shippedTexts(known), version),
    ],
    output: { ...output, entryFileNames: 'psp.js' },
  },
  {
    input: 'src/cli/psp.ts',
    external: /^node:/,
    plugins: [...forNode(), licences('third-party-licences.txt')],
    output: { file: `${folder}/cli/psp.mjs`, format: 'es' },
  },
];
