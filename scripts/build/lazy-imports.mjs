/** Turns each `import()` into a call of the loader, which checks the file's integrity: `import()` would not. [EMB-11] */
export const lazyImports = () => ({
  name: 'lazy-imports',
  renderDynamicImport: () => ({ left: 'globalThis[Symbol.for("psp.import")](', right: ')' }),
});
