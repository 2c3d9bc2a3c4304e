import { rmSync } from 'node:fs';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import { builtIns } from './scripts/build/built-ins.mjs';
import { cssText } from './scripts/build/css-text.mjs';
import { Entries } from './scripts/build/entries.mjs';
import { Graph } from './scripts/build/graph.mjs';
import { lazyImports } from './scripts/build/lazy-imports.mjs';
import { loaderTable } from './scripts/build/loader-table.mjs';
import { shippedFiles } from './scripts/build/shipped-files.mjs';
import { withoutProse } from './scripts/build/without-prose.mjs';
import { sources } from './scripts/sources.ts';
import { shippedTexts } from './src/manifest/files.ts';
import { firstRequests } from './src/manifest/first-requests.ts';

rmSync('dist', { recursive: true, force: true });

const known = await sources();
/** Elements that stand on a page together come together, and small lists that one visit leads to after another. */
const entries = new Entries(
  known.definitions.map(({ tag }) => tag),
  {
    actions: ['create-err', 'quick-actions'],
    navigation: ['breadcrumbs', 'row-actions'],
    notices: ['flash-message', 'cookie-consent'],
    details: ['reimbursement-detail', 'travel-request'],
    lists: ['card-list', 'reimbursement-list', 'travel-requests'],
    'short-lists': ['my-studies', 'study-list', 'recent-payments', 'upcoming-appointments'],
    units: ['activity-units', 'unit-recognition'],
  },
  // Without React: what this file shares with others would bring it along, so it has a copy of its own.
  ['legacy-report-form'],
);
const graph = new Graph();

// React, which changes least, and what every tag needs that shows something by it are two files; what asks the host is a
// third, since some tags ask nothing; then what many lists or forms show.
const chunkOf = [
  ['react', /commonjsHelpers|node_modules\/(react|react-dom|scheduler|@r2wc)\//],
  [
    'select',
    /node_modules\/(react-select|@emotion|stylis|@floating-ui|memoize-one|react-transition-group|prop-types|@babel|use-isomorphic-layout-effect)\/|src\/(ui\/select|screen\/forms\/lookup)/,
  ],
  [
    'rows',
    /node_modules\/(@tanstack|use-sync-external-store)\/|src\/(table\/|screen\/(lists\/(use-rows|list-card|payment-columns)|decisions\/removal|breadcrumbs-attribute)|ui\/hooks\/history-state)/,
  ],
  [
    'dates',
    /node_modules\/dayjs\/|src\/(domain\/(dates|months)|screen\/allowed-month-attribute|ui\/forms\/month-picker)\./,
  ],
  [
    'calls',
    /node_modules\/ky\/|src\/(http\/(?!address)|api\/(lists|patients|reimbursements|shapes|sponsors|studies|tables)\.|domain\/observable\.|screen\/(failures|element-store|ignore-repeated-presses|use-on-return)\.|ui\/(feedback\/session-ended|hooks\/use-observable)\.)/,
  ],
  [
    'fields',
    /src\/(domain\/names|embed\/element\/form-association|screen\/forms\/form-value|ui\/(forms\/field|feedback\/debounced-status))\./,
  ],
  [
    'pieces',
    /src\/(domain\/(currency|facts|money|chunk-missing|row-action|shown-date|status|tone)|ui\/(data\/(amount|breadcrumbs)|feedback\/(badge|skeleton|lazy-component)|overlays\/(lazy-[a-z-]+|menu|row-actions)))\./,
  ],
  ['submissions', /src\/(screen\/forms\/submission|ui\/forms\/error-summary)\./],
  ['records', /src\/ui\/data\/(fact-list|plain-table|short-pager)\./],
  ['decisions', /src\/screen\/decisions\/(decision-|row-decisions)/],
  [
    'core',
    /node_modules\/valibot\/|src\/(domain\/same-origin|http\/address|api\/pages)\.|src\/embed\/(?!element\/(behaviour-element|form-association))|src\/screen\/use-keyed-state|src\/ui\/(styles\/|data\/card|forms\/(button|input)|overlays\/(position-popover|tooltip)|feedback\/(notice|progress|status-message)|hooks\/(focus-return|use-))/,
  ],
];

// What several lazy chunks share, and what advises on mistakes, comes as one file each.
const lazyChunkOf = [
  [
    'diagnostics',
    /src\/(domain\/nearly-one|embed\/diagnostics\/(diagnostics|json-problem|names-elsewhere|near-misses|nested-elements)|table\/engine\/diagnostics\/(row-problems|column-problems|problem-texts))\./,
  ],
  ['dialog', /src\/ui\/overlays\/(dialog|popover)\./],
];

// TanStack's index names all its features; this one only selects rows, and comes with what lets them be selected.
const rowSelection = /features\/row-selection\//;
const reachable = new WeakMap();

/** The modules that the elements need at once: all but the lazy chunks. */
function neededAtOnce(build) {
  if (reachable.has(build)) return reachable.get(build);
  const found = new Set();
  const visit = id => {
    if (found.has(id) || rowSelection.test(id)) return;
    found.add(id);
    build.getModuleInfo(id).importedIds.forEach(visit);
  };
  for (const id of build.getModuleIds()) if (build.getModuleInfo(id).isEntry) visit(id);
  reachable.set(build, found);
  return found;
}

const shared = {
  treeshake: {
    // emotion imports these for withTheme(), which nothing here uses; without this line they stay (1.2 kB of each form).
    moduleSideEffects: id => !/node_modules\/(hoist-non-react-statics|react-is)\//.test(id),
  },
  plugins: [
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
    cssText(),
    withoutProse(),
    nodeResolve({
      browser: true,
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      exportConditions: ['production'],
      dedupe: ['react', 'react-dom', '@emotion/react'],
    }),
    commonjs(),
    esbuild({ target: 'es2022', jsx: 'automatic', tsconfig: false }),
    builtIns(),
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
    compress: {
      passes: 3,
      pure_getters: true,
      keep_fargs: false,
      hoist_vars: true,
      inline: 1,
      reduce_funcs: false,
    },
    format: { comments: /allFunctionsCalledOnLoad/ },
  });
const output = {
  dir: 'dist',
  format: 'es',
  sourcemap: true,
  hashCharacters: 'base36',
  generatedCode: 'es2015',
  minifyInternalExports: true,
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
    entryFileNames: '[name].[hash:6].js',
    chunkFileNames: '[name].[hash:6].js',
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
    manualChunks: (id, build) =>
      (neededAtOnce(build).has(id) ? chunkOf : lazyChunkOf).find(([, path]) => path.test(id))?.[0],
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
