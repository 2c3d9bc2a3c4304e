import commonjs from '@rollup/plugin-commonjs';
import nodeResolve from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import esbuild from 'rollup-plugin-esbuild';
import { cssText } from './css-text.mjs';

/** The plugins that read and transform sources, for the builds of the elements and of the loader. */
export const sourcePlugins = () => [
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
];

/** The plugins of the command-line tools: one file for any Node from 20 on, with all that it needs. */
export const nodePlugins = () => [
  nodeResolve({ extensions: ['.ts', '.mjs', '.js'], exportConditions: ['node'], preferBuiltins: true }),
  commonjs(),
  esbuild({ target: 'node20', tsconfig: false }),
];
