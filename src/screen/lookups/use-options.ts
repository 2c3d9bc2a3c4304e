import { useEffect, useEffectEvent, useMemo } from 'react';
import type { AnswerOf, GetEndpoint, GetRequest } from '../../http/endpoint.ts';
import { useLookup } from '../../http/use-lookup.ts';
import type { SelectOption } from '../../ui/select/narrow.ts';
import { useShowLookupFailure } from '../requests/failures.tsx';
import type { Screen } from '../screen.ts';

/** Choices that are looked up, and where their lookup stands. */
export interface FoundOptions {
  readonly options: readonly SelectOption[];
  readonly lookup: { readonly state: 'idle' | 'loading' | 'ready' | 'failed'; readonly retry: () => void };
}

export interface OptionsWanted<E extends GetEndpoint> {
  readonly endpoint: E;
  /** Undefined asks nothing. */
  readonly request: GetRequest<E> | undefined;
  /** The same function always. */
  labelOf(item: ItemOf<E>): string;
  /** Milliseconds that the notice of a failure stands; 12 s by default. [NET-04] */
  readonly noticeTime?: number;
}

type ItemOf<E extends GetEndpoint> =
  AnswerOf<E> extends readonly (infer Item extends { readonly id: string })[] ? Item : never;

/** The choices that a lookup answers with, the same list until another answer comes; a failure is told. [NET-04] [NET-12] */
export function useOptions<const E extends GetEndpoint>(
  screen: Screen,
  { endpoint, request, labelOf, noticeTime }: OptionsWanted<E>,
): FoundOptions {
  const lookup = useLookup(endpoint, request);
  useShowLookupFailure(screen, lookup.error, noticeTime);
  const options = useMemo(
    () =>
      ((lookup.answer ?? []) as readonly ItemOf<E>[]).map(item => ({ value: item.id, label: labelOf(item) })),
    [lookup.answer, labelOf],
  );
  return { options, lookup };
}

/** Choices that what was chosen before has narrowed. */
export interface NarrowedOptions extends FoundOptions {
  /** How many of all are left out; 0 while that is not known. */
  readonly excluded: number;
  readonly from: ChoicesFrom;
}

/** From where choices come: from all there are, from those of one that was chosen before, or from none before it is. */
export type ChoicesFrom = 'all' | 'one' | 'none';

/**
 * All choices, or those that belong to what was chosen before. When some of them are not among all, `strange` is logged
 * and reported. [RPT-09]
 */
export function useNarrowed(
  screen: Screen,
  all: FoundOptions,
  ofOne: FoundOptions,
  from: ChoicesFrom,
  strange: string,
): NarrowedOptions {
  const areKnown = from === 'one' && all.lookup.state === 'ready' && ofOne.lookup.state === 'ready';
  const { excluded, missing } = useMemo(
    () => (areKnown ? difference(all.options, ofOne.options) : { excluded: 0, missing: 0 }),
    [areKnown, all.options, ofOne.options],
  );
  const tell = useEffectEvent(() => {
    const message = `${screen.page.tag}: ${strange}`;
    console.error(message);
    screen.element.report({ code: 'ERR_LISTS', message });
  });
  useEffect(() => {
    if (missing > 0) tell();
  }, [missing]);
  return { ...{ all, one: ofOne, none }[from], excluded, from };
}

const none: FoundOptions = { options: [], lookup: { state: 'idle', retry: () => {} } };

function difference(all: readonly SelectOption[], some: readonly SelectOption[]) {
  const values = new Set(some.map(({ value }) => value));
  const kept = all.filter(({ value }) => values.has(value)).length;
  return { excluded: all.length - kept, missing: values.size - kept };
}
