import { useMemo } from 'react';
import { useRequest } from '../../http/answers/use-request.ts';
import type { GetRequest } from '../../http/request.ts';
import type { SelectOption } from '../../ui/select/select-options.ts';
import { useShowLookupFailure } from '../requests/failures.tsx';
import type { Screen } from '../screen.ts';
import { withNotes } from './names.ts';

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
 * Looks up the options of a select; the list is stable until the answer changes. Those of one label have their id
 * beside them. Shows a failure as a notice. [NET-04] [NET-12]
 */
export function useOptions<Item extends { readonly id: string }>(
  screen: Screen,
  { request, supplied, labelOf, noticeDuration }: OptionsRequest<Item>,
): LookupOptions {
  const lookup = useRequest((!supplied && request) || undefined);
  useShowLookupFailure(screen, lookup.error, noticeDuration);
  const items = supplied ?? lookup.answer;
  const options = useMemo(
    () =>
      withNotes(
        (items ?? []).map(item => ({
          value: item.id,
          label: labelOf(item),
          note: item.id,
        })),
      ),
    [items, labelOf],
  );
  return { options, lookup: supplied ? { ...lookup, state: 'ready' } : lookup };
}
