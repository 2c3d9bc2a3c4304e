/**
 * What stands in for three of TanStack's core features, which its table takes along whether they are used or not: groups
 * of headers, cells as objects with memories of their own, rows within rows. Our head and rows are made of columns.
 */
const standIns = [
  [/table-core\/dist\/core\/cells\/coreCellsFeature\.js$/, 'export const coreCellsFeature = {};'],
  [/table-core\/dist\/core\/headers\/coreHeadersFeature\.js$/, 'export const coreHeadersFeature = {};'],
  [
    /table-core\/dist\/core\/rows\/coreRowsFeature\.js$/,
    `export const coreRowsFeature = {
  constructTableAPIs(table) {
    table.getRowId = row => table.options.getRowId(row);
  },
};`,
  ],
];

export function leanTable() {
  return {
    name: 'lean-table',
    load: id => standIns.find(([path]) => path.test(id))?.[1] ?? null,
  };
}
