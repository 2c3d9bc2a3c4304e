import { useMemo } from 'react';
import { useRequest } from '../../http/answers/use-request.ts';
import type { GetRequest } from '../../http/request.ts';
import type { SelectOption } from '../../ui/select/select-options.ts';
import { useShowLookupFailure } from '../requests/failures.tsx';
import type { Screen } from '../screen.ts';

/** Options of a select that are looked up, and the state of the lookup. */
export interface LookupOptions {
  readonly options: readonly SelectOption[];
  readonly lookup: { readonly state: 'idle' | 'loading' | 'ready' | 'failed'; readonly retry: () => void };
}

export interface OptionsRequest<Item> {
  /** Without one, none is sent. */
  readonly request: GetRequest<readonly Item[]> | '' | false | undefined;
  /** Items that the page itself supplies; then no request is sent. */
  readonly supplied?: readonly Item[] | undefined;
  /** Has to be a stable function. */
  labelOf(item: Item): string;
  /** How long the notice of a failure is shown, in milliseconds; 12 s by default. [NET-04] */
  readonly noticeDuration?: number;
}

/**
 * Looks up the options of a select; the list is stable until the answer changes. Shows a failure as a notice.
 * [NET-04] [NET-12]
 */
export function useOptions<Item extends { readonly id: string }>(
  screen: Screen,
  { request, supplied, labelOf, noticeDuration }: OptionsRequest<Item>,
): LookupOptions {
  const lookup = useRequest((!supplied && request) || undefined);
  useShowLookupFailure(screen, lookup.error, noticeDuration);
  const items = supplied ?? lookup.answer;
  const options = useMemo(
    () => (items ?? []).map(item => ({ value: item.id, label: labelOf(item) })),
    [items, labelOf],
  );
  return { options, lookup: supplied ? { ...lookup, state: 'ready' } : lookup };
}

/** Options narrowed by an earlier choice. */
export interface NarrowedOptions extends LookupOptions {
  /** How many of all options are excluded; 0 while unknown. */
  readonly excludedCount: number;
  readonly scope: OptionsScope;
}

/** Whether all options are offered, those that belong to one earlier choice, or none until that choice is made. */
export type OptionsScope = 'all' | 'one' | 'none';

interface NarrowedRequest<Item> extends Omit<OptionsRequest<Item>, 'request'> {
  /** Undefined sends no request. */
  readonly all: GetRequest<readonly Item[]> | undefined;
  /** For those that belong to the earlier choice. */
  readonly ofOne: GetRequest<readonly Item[]> | undefined;
  readonly scope: OptionsScope;
}

/** All options, or those that belong to an earlier choice. [RPT-09] */
export function useNarrowedOptions<Item extends { readonly id: string }>(
  screen: Screen,
  { all: requestOfAll, ofOne, scope, ...settings }: NarrowedRequest<Item>,
): NarrowedOptions {
  const all = useOptions(screen, { request: requestOfAll, ...settings });
  const one = useOptions(screen, { request: ofOne, ...settings });
  const areLoaded = scope === 'one' && all.lookup.state === 'ready' && one.lookup.state === 'ready';
  const excludedCount = useMemo(
    () => (areLoaded ? countExcluded(all.options, one.options) : 0),
    [areLoaded, all.options, one.options],
  );
  return { ...{ all, one, none }[scope], excludedCount, scope };
}

const none: LookupOptions = { options: [], lookup: { state: 'idle', retry: () => {} } };

function countExcluded(all: readonly SelectOption[], some: readonly SelectOption[]): number {
  const values = new Set(some.map(({ value }) => value));
  return all.filter(({ value }) => !values.has(value)).length;
}
