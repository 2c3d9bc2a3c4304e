import { signedCents } from '../../../domain/display/signed-amount.ts';
import { english } from '../../../domain/language/language.ts';
import { shownText } from '../cell-types.ts';
import type { TableColumn } from '../columns.ts';
import { compareTexts } from './query.ts';

/**
 * The options of a column's filter: `all`, then the listed texts, or the visible texts of its cells, sorted. Their values
 * are the English texts, so that a filter outlives a change of the language. [TBL-04] [TBL-20] Of a host-paged list
 * (`hasRawFilter`), they are the texts as they are listed, since the host filters. [TBL-24] A text that is chosen (`chosen`) is
 * always among them, also if it is no longer listed: people see what filters their list, and can undo it.
 */
export function filterOptions(
  column: TableColumn,
  all: string,
  chosen = '',
): { readonly value: string; readonly label: string }[] {
  const { filter, hasRawFilter = false } = column.stated;
  const labels =
    filter === true
      ? column.texts().sort((a, b) => byValue(a.label, b.label))
      : labelsOf(column, filter || [], hasRawFilter);
  const options = [{ value: '', label: all }, ...labels];
  return options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: shownText(chosen, column.type, column.language) }];
}

type Labels = { readonly value: string; readonly label: string }[];

function labelsOf({ type, language }: TableColumn, listed: readonly string[], isRaw: boolean): Labels {
  const values = new Map(
    listed.map(text => [shownText(text, type, language), isRaw ? text : shownText(text, type, english)]),
  );
  return [...values].map(([label, value]) => ({ value, label }));
}

/** Amounts by value, before all other texts. */
function byValue(a: string, b: string): number {
  const [one = Infinity, other = Infinity] = [signedCents(a), signedCents(b)];
  return one === other ? compareTexts(a, b) : one - other;
}
