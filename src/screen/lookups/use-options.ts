import { useEffect, useEffectEvent, useMemo } from 'react';
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
  /** Undefined sends no request. */
  readonly request: GetRequest<readonly Item[]> | undefined;
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
  { request, labelOf, noticeDuration }: OptionsRequest<Item>,
): LookupOptions {
  const lookup = useRequest(request);
  useShowLookupFailure(screen, lookup.error, noticeDuration);
  const options = useMemo(
    () => (lookup.answer ?? []).map(item => ({ value: item.id, label: labelOf(item) })),
    [lookup.answer, labelOf],
  );
  return { options, lookup };
}

/** Options narrowed by an earlier choice. */
export interface NarrowedOptions extends LookupOptions {
  /** How many of all options are excluded; 0 while unknown. */
  readonly excludedCount: number;
  readonly scope: OptionsScope;
}

/** Whether all options are offered, those that belong to one earlier choice, or none until that choice is made. */
export type OptionsScope = 'all' | 'one' | 'none';

/**
 * All options, or those that belong to an earlier choice. If the host lists some of the latter that are not among all
 * options, `mismatch` is logged and reported. [RPT-09]
 */
export function useNarrowedOptions(
  screen: Screen,
  all: LookupOptions,
  ofOne: LookupOptions,
  scope: OptionsScope,
  mismatch: string,
): NarrowedOptions {
  const areLoaded = scope === 'one' && all.lookup.state === 'ready' && ofOne.lookup.state === 'ready';
  const { excludedCount, missingCount } = useMemo(
    () => (areLoaded ? difference(all.options, ofOne.options) : { excludedCount: 0, missingCount: 0 }),
    [areLoaded, all.options, ofOne.options],
  );
  const report = useEffectEvent(() => {
    const message = `${screen.page.tag}: ${mismatch}`;
    console.error(message);
    screen.element.report({ code: 'ERR_LISTS', message });
  });
  useEffect(() => {
    if (missingCount > 0) report();
  }, [missingCount]);
  return { ...{ all, one: ofOne, none }[scope], excludedCount, scope };
}

const none: LookupOptions = { options: [], lookup: { state: 'idle', retry: () => {} } };

function difference(all: readonly SelectOption[], some: readonly SelectOption[]) {
  const values = new Set(some.map(({ value }) => value));
  const common = all.filter(({ value }) => values.has(value)).length;
  return { excludedCount: all.length - common, missingCount: values.size - common };
}
