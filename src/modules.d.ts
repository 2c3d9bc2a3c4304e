declare module '*.css?inline' {
  const css: string;
  export default css;
}

/** The build makes this module: see scripts/build/loader-table.mjs. */
declare module 'virtual:loader-table' {
  const table: import('./embed/loader/loader-table.ts').LoaderTable;
  export default table;
}
