import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import { minify, transform } from '@swc/core';
import { cssText } from './css-text.mjs';

/** Read the sources of what a browser runs. */
export const forBrowsers = () => [
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
  cssText(),
  nodeResolve({
    browser: true,
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    exportConditions: ['production'],
    dedupe: ['react', 'react-dom', '@emotion/react'],
  }),
  commonjs(),
  typescript(),
];

/** Read the sources of the command-line tools: one file for any Node from 20 on, with all that it needs. */
export const forNode = () => [
  nodeResolve({ extensions: ['.ts', '.mjs', '.js'], exportConditions: ['node'], preferBuiltins: true }),
  commonjs(),
  typescript(),
];

/** Transforms TypeScript and JSX with SWC. */
const typescript = () => ({
  name: 'typescript',
  transform: (code, id) =>
    /\.tsx?$/.test(id)
      ? transform(code, {
          filename: id,
          sourceMaps: true,
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: id.endsWith('x') },
            transform: { react: { runtime: 'automatic' } },
          },
        })
      : null,
});

/** Minifies each chunk with SWC (decision 6), below the comment that it begins with. */
export const minified = comment => ({
  name: 'minified',
  renderChunk: (code, chunk) =>
    minify(code, {
      module: true,
      ecma: 2022,
      compress: { ecma: 2022, passes: 3 },
      mangle: true,
      sourceMap: true,
      format: { preamble: `${comment(chunk)}\n` },
    }),
});

/** Turns each `import()` into a call of the loader, which checks the file's integrity: `import()` would not. [EMB-11] */
export const lazyImports = () => ({
  name: 'lazy-imports',
  renderDynamicImport: () => ({ left: 'globalThis[Symbol.for("psp.import")](', right: ')' }),
});
