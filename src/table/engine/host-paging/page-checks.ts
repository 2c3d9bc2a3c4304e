import { foldedText } from '../../../domain/language/folded-text.ts';
import { reportMistakes } from '../../../domain/mistakes/report-mistakes.ts';
import type { TableContent } from '../loading/content.ts';
import type { Query } from '../query/query.ts';
import type { RowStore } from '../store/row-store.ts';
import type { LoadedPage, ShownPage } from './page-memory.ts';

interface CheckedPage extends ShownPage {
  /** The page that was shown before it. */
  readonly before: ShownPage | undefined;
  readonly content: TableContent;
  readonly where: string | undefined;
}

/** Reports on the console what the host seems to have ignored of a request: skip, search, order or a filter. [NET-21] */
export function checkPage({ view, page, before, content, where = 'psp' }: CheckedPage): void {
  const { store } = content;
  const column = filterIgnored(view.query, page, store);
  if (column !== undefined) reportMistakes(where, ({ mistakes }) => [mistakes['filter-ignored'](column)]);
  if (!before || !page.rows.length || page.rows.join() !== before.page.rows.join()) return;
  const { query } = view;
  const old = before.view;
  const isSameResult = query === old.query && view.size === old.size;
  if (isSameResult && view.page !== old.page)
    reportMistakes(where, ({ mistakes }) => [mistakes['skip-ignored']()]);
  if (query.search && query.search !== old.query.search && !areFound(query.search, page, content))
    reportMistakes(where, ({ mistakes }) => [mistakes['search-ignored']()]);
  const { sorting } = query;
  if (sorting && sorting !== old.query.sorting && !isSorted(store, page, store.columnOf(sorting.key)))
    reportMistakes(where, ({ mistakes }) => [mistakes['sort-ignored'](sorting.key)]);
}

/** The key of a filter that a row of the page does not pass. */
function filterIgnored({ filters }: Query, { rows }: LoadedPage, store: RowStore): string | undefined {
  const ignored = filters.find(({ key, text }) => {
    const column = store.columnOf(key);
    return column >= 0 && rows.some(row => !isSameText(store.textAt(row, column), text));
  });
  return ignored?.key;
}

// Hosts may compare without regard to case and spaces, as `statusShown` does.
const isSameText = (a: string, b: string): boolean => plain(a) === plain(b);
const plain = (text: string): string => text.replace(/[\s_-]/g, '').toLowerCase();

/** Whether the first word of the search is in every row; hosts may also search what is not shown. */
function areFound(search: string, { rows }: LoadedPage, { columns, store }: TableContent): boolean {
  const [word = ''] = foldedText(search).split(/\s+/);
  const textsOf = (row: number) =>
    columns.map((_, column) => `${store.searchedAt(row, column)} ${store.textAt(row, column)}`);
  return rows.every(row => foldedText(textsOf(row).join(' ')).includes(word));
}

/** Whether the rows are in order, up or down, as numbers or as texts: the host's collation is not known. */
function isSorted(store: RowStore, { rows }: LoadedPage, column: number): boolean {
  const values = [...rows].map(row => store.sortValueAt(row, column));
  const numbers = values.map(Number);
  const texts = values.map(value => String(value).toLowerCase());
  return isMonotone(numbers) || isMonotone(texts);
}

const isMonotone = <T extends string | number>(values: readonly T[]): boolean =>
  values.every((value, index) => index === 0 || (values[index - 1] as T) <= value) ||
  values.every((value, index) => index === 0 || (values[index - 1] as T) >= value);
