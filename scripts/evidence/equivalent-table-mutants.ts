import type { EquivalentMutants } from './equivalent-mutants.ts';

const beyondTheEnd = 'Nothing is stored beyond the end of a typed array.';
const onlyMemory = 'It only saves memory: the result is the same.';
const onlyTime = 'It only saves time: the result is the same.';
const onlyType = 'It is there for the type check: the value cannot be missing.';

/** Of the engine of tables; see `equivalentMutants`. */
export const equivalentTableMutants: readonly EquivalentMutants[] = [
  {
    file: 'src/table/engine/query/row-sorter.ts',
    line: 'for (let row = 0; row < keys.length; row += 1) {',
    replacements: ['row <= keys.length'],
    reason: beyondTheEnd,
  },
  {
    file: 'src/table/engine/query/search-index.ts',
    line: 'for (let row = 0; row < found.length; row += 1) if',
    replacements: ['row <= found.length'],
    reason: beyondTheEnd,
  },
  {
    file: 'src/table/engine/query/row-sorter.ts',
    line: "if (number === undefined && typeof value === 'string'",
    replacements: ['true', "number === undefined || typeof value === 'string'"],
    reason: 'Numbers that are listed among the texts, too, are amounts and keep the value that they have.',
  },
  {
    file: 'src/table/engine/query/row-sorter.ts',
    line: 'if (!texts.size) return keys;',
    replacements: ['false'],
    reason: onlyTime,
  },
  {
    file: 'src/table/engine/query/row-sorter.ts',
    line: 'for (let index = 0; index < keys.length; index += 1) {',
    replacements: ['index <= keys.length'],
    reason: beyondTheEnd,
  },
  {
    file: 'src/table/engine/query/row-sorter.ts',
    line: 'const count = digits.length / 4;',
    replacements: ['digits.length * 4'],
    reason: onlyTime,
  },
  {
    file: 'src/table/engine/query/row-sorter.ts',
    line: 'if (starts[digits[place] ?? 0] === count) return undefined;',
    replacements: ['false', 'digits[place] && 0'],
    reason: onlyTime,
  },
  {
    file: 'src/table/engine/query/row-sorter.ts',
    line: 'for (let digit = 0; digit < digitValues; digit += 1) {',
    replacements: ['digit <= digitValues'],
    reason: beyondTheEnd,
  },
  {
    file: 'src/table/engine/query/sort-ranks.ts',
    line: 'if (previous !== undefined && compareTexts',
    replacements: ['true'],
    reason: 'All ranks are then greater by one, which orders the same.',
  },
  {
    file: 'src/table/engine/query/sort-ranks.ts',
    line: 'for (let start = 0; start < items.length; start += runLength) {',
    replacements: ['start <= items.length'],
    reason: 'It adds an empty run, to which nothing is merged.',
  },
  {
    file: 'src/table/engine/query/sort-ranks.ts',
    line: 'runs.push(items.slice(start, start + runLength)',
    replacements: ['items'],
    reason: 'Texts that come several times have one rank.',
  },
  {
    file: 'src/table/engine/query/sort-ranks.ts',
    line: 'merged.push(await merge(runs[index] ?? [], runs[index + 1] ?? [], slice));',
    replacements: ['["Stryker was here"]'],
    reason: 'A further text changes nothing of how the others are ordered.',
  },
  {
    file: 'src/table/engine/query/sort-ranks.ts',
    line: 'return runs[0] ?? [];',
    replacements: ['["Stryker was here"]'],
    reason: onlyType,
  },
  {
    file: 'src/table/engine/query/sort-ranks.ts',
    line: 'if (b === undefined ||',
    replacements: ['compareTexts(a, b) < 0'],
    reason: 'Texts that compare as equal have the same rank.',
  },
  {
    file: 'src/table/engine/query/collation.ts',
    line: "collator ??= new Intl.Collator('en', { numeric: true });",
    replacements: ['{}', 'false'],
    reason: 'Tests of the order fail with it, but Stryker runs only the one that created the collator first.',
  },
  {
    file: 'src/table/engine/query/search-index.ts',
    line: 'for (let first = 0; first <',
    replacements: ['first <= size', 'first <= this.#store.size'],
    reason: 'It adds a block without rows.',
  },
  {
    file: 'src/table/engine/query/search-index.ts',
    line: 'const count = Math.min(rowsPerBlock, this.#store.size - first);',
    replacements: ['Math.max(rowsPerBlock, this.#store.size - first)', 'this.#store.size + first'],
    reason: 'Rows beyond the block or the store are not marked.',
  },
  {
    file: 'src/table/engine/query/search-index.ts',
    line: 'for (let place = 0; place < count; place += 1) {',
    replacements: ['place <= count'],
    reason: 'Rows beyond the block or the store are not marked.',
  },
  {
    file: 'src/table/engine/export/csv.ts',
    line: 'if (!needsCare.test(value)) return value;',
    replacements: ['false'],
    reason: onlyTime,
  },
  {
    file: 'src/table/engine/export/csv.ts',
    line: 'const records: string[] = [];',
    replacements: ['["Stryker was here"]'],
    reason: 'Every record that is written has been set before.',
  },
  {
    file: 'src/table/engine/export/csv.ts',
    line: 'for (let first = 0; first < rows.length; first += rowsPerGroup)',
    replacements: ['first <= rows.length'],
    reason: 'It adds a group without rows.',
  },
  {
    file: 'src/table/engine/store/cell-column.ts',
    line: 'if (row < this.#texts.length) this.#clear(row);',
    replacements: ['true', 'row <= this.#texts.length'],
    reason: 'A new row has nothing to clear.',
  },
  {
    file: 'src/table/engine/store/cell-column.ts',
    line: 'if (cell === emptyCell) return;',
    replacements: ['false'],
    reason: 'The empty cell states nothing.',
  },
  {
    file: 'src/table/engine/store/cell-column.ts',
    line: 'if (shown === this.#type) return;',
    replacements: ['false'],
    reason: onlyMemory,
  },
  {
    file: 'src/table/engine/store/present-rows.ts',
    line: 'for (let row = 0; row < store.size; row += 1)',
    replacements: ['row <= store.size'],
    reason: beyondTheEnd,
  },
  {
    file: 'src/table/engine/store/shown-text.ts',
    line: "if (type !== 'amount' || shown.length < shortestGrouped) return shown;",
    replacements: ['false'],
    reason: 'A shorter amount has no groups, and is found by what it shows alone.',
  },
  {
    file: 'src/table/engine/store/row-store.ts',
    line: 'if (row === undefined) this.#removedEarly.add(id);',
    replacements: ['true'],
    reason: 'A row that is here does not arrive as a new one.',
  },
  {
    file: 'src/table/engine/store/row-store.ts',
    line: 'return row !== undefined && ',
    replacements: ['true'],
    reason: 'A row that is not here has not been removed; the condition is for the type check.',
  },
  {
    file: 'src/table/engine/store/row-cells.ts',
    line: 'if (row >= this.#read) this.#readTo(row);',
    replacements: ['true'],
    reason: onlyTime,
  },
  {
    file: 'src/table/engine/store/row-cells.ts',
    line: 'if (key === undefined) return undefined;',
    replacements: ['false'],
    reason: 'A column without a key has no currencies; the condition is for the type check.',
  },
  {
    file: 'src/table/engine/store/row-cells.ts',
    line: 'if (row < this.#read) return this.#columns[column]?.currencyAt(row);',
    replacements: ['this.#columns[column].currencyAt'],
    reason: onlyType,
  },
  {
    file: 'src/table/engine/store/row-cells.ts',
    line: 'this.#readTo(this.#read + rowsAtOnce - 1);',
    replacements: ['this.#read + rowsAtOnce + 1'],
    reason: onlyTime,
  },
  {
    file: 'src/table/engine/store/row-cells.ts',
    line: 'if (end < size) return;',
    replacements: ['true', 'end <= size'],
    reason: onlyMemory,
  },
  {
    file: 'src/table/engine/store/row-cells.ts',
    line: 'for (let column = 0; column < this.#columns.length; column += 1) {',
    replacements: ['column <= this.#columns.length'],
    reason: 'There is no column beyond the last.',
  },
  {
    file: 'src/table/engine/store/row-cells.ts',
    line: 'this.#columns[column]?.put(',
    replacements: ['this.#columns[column].put'],
    reason: onlyType,
  },
];
