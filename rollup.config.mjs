import { rmSync } from 'node:fs';
import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import { cssText } from './scripts/build/css-text.mjs';
import { builtFiles, graph, shippedFiles } from './scripts/build/shipped-files.mjs';
import { elements } from './src/elements.ts';

rmSync('dist', { recursive: true, force: true });

const folder = tag => tag.slice('psp-'.length);
const tags = Object.keys(elements);
const chunks = graph();

const chunkOf = [
  [
    'react',
    /_commonjsHelpers|commonjsHelpers|node_modules\/(react|react-dom|scheduler|@r2wc|use-sync-external-store)\//,
  ],
  [
    'select',
    /node_modules\/(react-select|@emotion|stylis|@floating-ui|memoize-one|react-transition-group|prop-types|hoist-non-react-statics|@babel|use-isomorphic-layout-effect)\/|src\/ui\/select/,
  ],
  ['table', /node_modules\/@tanstack\/|src\/table\//],
  ['dates', /node_modules\/dayjs\//],
  ['core', /node_modules\/|src\/(embed|http)\//],
];

const shared = {
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
  ],
  // TanStack and react-select mark their files for server components; that means nothing in a browser.
  onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning),
};

const minified = terser({
  ecma: 2020,
  module: true,
  compress: { passes: 2, pure_getters: true },
  format: { comments: false },
});
const output = {
  dir: 'dist',
  format: 'es',
  sourcemap: true,
  hashCharacters: 'base36',
  generatedCode: 'es2015',
  minifyInternalExports: true,
};

/** First the elements and what they share, in hashed files; then the loader, which knows their names. */
export default [
  {
    ...shared,
    input: {
      define: 'src/embed/define.ts',
      ...Object.fromEntries(tags.map(tag => [folder(tag), `src/elements/${folder(tag)}/index.ts`])),
    },
    plugins: [...shared.plugins, minified, chunks.collect()],
    output: {
      ...output,
      entryFileNames: '[name].[hash].js',
      chunkFileNames: '[name].[hash].js',
      hoistTransitiveImports: false,
      onlyExplicitManualChunks: true,
      manualChunks: id => chunkOf.find(([, path]) => path.test(id))?.[0],
    },
  },
  {
    ...shared,
    input: { psp: 'src/psp.ts' },
    plugins: [
      builtFiles(
        chunks,
        tags.map(tag => [tag, folder(tag)]),
      ),
      ...shared.plugins,
      minified,
      shippedFiles(chunks, tags, folder),
    ],
    output: { ...output, entryFileNames: 'psp.js' },
  },
];
