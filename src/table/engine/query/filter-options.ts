import { signedCents } from '../../../domain/display/signed-amount.ts';
import { english } from '../../../domain/language/language.ts';
import { shownText } from '../cell-types.ts';
import type { RowStore } from '../store/row-store.ts';
import { compareTexts } from './collation.ts';

const maxChoices = 200;

/**
 * The options of a column's filter: `all`, then the listed texts, or the visible texts of its cells, sorted. Their values
 * are the English texts, so that a filter outlives a change of the language. [TBL-04] [TBL-20] Of a host-paged list
 * (`isRaw`), they are the texts as they are listed, since the host filters. [TBL-24] A text that is chosen (`chosen`) is
 * always among them, also if it is no longer listed: people see what filters their list, and can undo it.
 */
export function filterOptions(
  store: RowStore,
  column: number,
  listed: true | readonly string[],
  all: string,
  isRaw = false,
  chosen = '',
): { readonly value: string; readonly label: string }[] {
  const labels = listed === true ? labelsIn(store, column) : labelsOf(store, column, listed, isRaw);
  const options = [{ value: '', label: all }, ...labels];
  return options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: shownText(chosen, store.typeOf(column), store.language) }];
}

type Labels = { readonly value: string; readonly label: string }[];

function labelsOf(store: RowStore, column: number, listed: readonly string[], isRaw: boolean): Labels {
  const type = store.typeOf(column);
  const values = new Map(
    listed.map(text => [
      shownText(text, type, store.language),
      isRaw ? text : shownText(text, type, english),
    ]),
  );
  return [...values].map(([label, value]) => ({ value, label }));
}

const known = new WeakMap<RowStore, Map<number, { size: number; rows: Map<string, number> }>>();

// Called on every render, so only new rows are read. Rows are only added; an option whose rows are gone does no harm.
function labelsIn(store: RowStore, column: number): Labels {
  const columns = known.get(store) ?? new Map<number, { size: number; rows: Map<string, number> }>();
  known.set(store, columns);
  const { size, rows } = columns.get(column) ?? { size: 0, rows: new Map<string, number>() };
  for (let row = size; row < store.size && rows.size < maxChoices; row += 1) {
    const text = store.shownAt(row, column, english);
    if (text && !rows.has(text)) rows.set(text, row);
  }
  columns.set(column, { size: store.size, rows });
  return [...rows]
    .map(([value, row]) => ({ value, label: store.shownAt(row, column) }))
    .sort((a, b) => byValue(a.label, b.label));
}

/** Amounts by value, before all other texts. */
function byValue(a: string, b: string): number {
  const [one = Infinity, other = Infinity] = [signedCents(a), signedCents(b)];
  return one === other ? compareTexts(a, b) : one - other;
}
