import { signedCents } from '../../../domain/display/signed-amount.ts';
import type { RowStore } from '../store/row-store.ts';
import { shownText } from '../store/shown-text.ts';
import { compareTexts } from './collation.ts';

const mostChoices = 200;

/**
 * The options of a column's filter: the listed texts, or the visible texts of its cells, sorted. [TBL-04] [TBL-20] Of a
 * host-paged list (`isRaw`), the value of an option is the text as it is listed, since the host filters. [TBL-24]
 */
export function filterOptions(
  store: RowStore,
  column: number,
  listed: true | readonly string[],
  isRaw = false,
) {
  const type = store.typeOf(column);
  const texts = listed === true ? textsIn(store, column) : listed;
  const labelOf = (text: string) => (listed === true ? text : shownText(text, type));
  const options = new Map(texts.map(text => [labelOf(text), text]));
  return [
    { value: '', label: 'All' },
    ...[...options].map(([label, text]) => ({ value: isRaw ? text : label, label })),
  ];
}

const known = new WeakMap<RowStore, Map<number, { size: number; texts: string[] }>>();

// Called on every render, so only new rows are read. Rows are only added; an option whose rows are gone does no harm.
function textsIn(store: RowStore, column: number): string[] {
  const columns = known.get(store) ?? new Map<number, { size: number; texts: string[] }>();
  known.set(store, columns);
  const before = columns.get(column) ?? { size: 0, texts: [] };
  if (before.size === store.size) return before.texts;
  const texts = new Set(before.texts);
  for (let row = before.size; row < store.size && texts.size < mostChoices; row += 1) {
    const text = store.shownAt(row, column);
    if (text) texts.add(text);
  }
  const found = { size: store.size, texts: [...texts].sort(byValue) };
  columns.set(column, found);
  return found.texts;
}

/** Amounts by value, before all other texts. */
function byValue(a: string, b: string): number {
  const [one = Infinity, other = Infinity] = [signedCents(a), signedCents(b)];
  return one === other ? compareTexts(a, b) : one - other;
}
