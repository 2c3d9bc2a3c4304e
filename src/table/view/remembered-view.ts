import type { Filter, Query, Sorting } from '../rows/arranging.ts';
import type { Column } from '../rows/columns.ts';
import { pageSizes } from './paging.ts';

/** What the browser's Back finds of a list: never a search, nor a filter whose texts come from rows. [TBL-33] */
export interface RememberedView {
  readonly page: number;
  readonly size: number | undefined;
  readonly sorting: Sorting | undefined;
  readonly filters: readonly Filter[];
}

/** Our one entry beside whatever else the page keeps in its `history.state`. */
const entry = 'psp-lists';

/** How the list of this name was left at this place of the browser's history. */
export function rememberedView(name: string): RememberedView | undefined {
  return viewIn(viewsIn(history.state)[name]);
}

/**
 * Remembers how a list is shown, under the same address and beside what the page keeps there. A page that keeps no
 * object there, and a browser that refuses, lose nothing but this.
 */
export function rememberView(name: string, view: RememberedView): void {
  const state: unknown = history.state ?? {};
  if (!isRecord(state)) return;
  try {
    history.replaceState({ ...state, [entry]: { ...viewsIn(state), [name]: view } }, '');
  } catch {
    // Some browsers refuse to be told often.
  }
}

/** What may be remembered of a query: its order, and filters by one of the texts that the screen itself lists. */
export function rememberable({ sorting, filters }: Query, columns: readonly Column[]) {
  const isListed = ({ key, text }: Filter) => {
    const filter = columns.find(column => column.key === key)?.filter;
    return Array.isArray(filter) && filter.includes(text);
  };
  return { sorting, filters: filters.filter(isListed) };
}

function viewsIn(state: unknown): Readonly<Record<string, unknown>> {
  const views = isRecord(state) ? state[entry] : undefined;
  return isRecord(views) ? views : {};
}

// Anyone may have written there.
function viewIn(kept: unknown): RememberedView | undefined {
  if (!isRecord(kept)) return undefined;
  const { page, size, sorting, filters } = kept;
  return {
    page: Number.isSafeInteger(page) && Number(page) > 0 ? Number(page) : 0,
    size: pageSizes.find(known => known === size),
    sorting: isSorting(sorting) ? sorting : undefined,
    filters: Array.isArray(filters) ? filters.filter(isFilter) : [],
  };
}

const isSorting = (kept: unknown): kept is Sorting =>
  isRecord(kept) && typeof kept.key === 'string' && typeof kept.descending === 'boolean';

const isFilter = (kept: unknown): kept is Filter =>
  isRecord(kept) && typeof kept.key === 'string' && typeof kept.text === 'string';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
