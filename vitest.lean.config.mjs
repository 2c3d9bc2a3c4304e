import { defineConfig } from 'vitest/config';
import { leanReact } from './scripts/build/lean-react.mjs';
import config from './vitest.config.ts';

// The tests of elements on React as it ships, for the day when React is brought up to date:
// CHROMIUM=… NODE_ENV=production vitest run --config vitest.lean.config.mjs --project browser tests/elements tests/contract
const { transform } = leanReact();
const define = { 'process.env.NODE_ENV': '"production"' };
const lean = {
  name: 'lean-react-dom',
  transform(code, id) {
    return id.includes('react-dom-client.production') ? transform.call(this, code, id) : null;
  },
};

export default defineConfig({
  ...config,
  cacheDir: 'node_modules/.vite-lean',
  define,
  optimizeDeps: { rolldownOptions: { plugins: [lean], transform: { define } } },
});
