import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { ask } from '../http/ask.ts';
import type { AnswerOf, GetEndpoint, GetRequest } from '../http/endpoint.ts';
import { HttpError, NetworkError, RequestError, SessionExpiredError } from '../http/errors.ts';
import { lookupKey } from '../http/lookups.ts';
import type { Column } from '../table/rows/columns.ts';
import type { TableBatch } from '../table/rows/row-plan.ts';
import { RowSource } from '../table/rows/row-source.ts';
import { tellFirst } from './failures.tsx';
import type { Screen } from './screen.ts';

export interface RowsWanted<E extends GetEndpoint> {
  /** A call that answers with a batch of rows. */
  readonly endpoint: E;
  /** Where: the ids in its path, or the address that the page supplies. */
  readonly target: Pick<GetRequest<E>, 'path' | 'url'>;
  /** What is sent beside limit, skip and total. */
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  /** Rows of the first batch. [NET-06] */
  readonly limit: number;
  readonly columns?: readonly Column[] | undefined;
  /** What else of a row the screen needs, such as its actions; the same list always. */
  readonly fields?: readonly string[] | undefined;
  /** What the screen makes of the columns that the answer states; the same function always. */
  mapColumns?(columns: readonly Column[]): readonly Column[];
  /** How many rows may just be leaving the host's list by what the screen does to them. */
  removing?(): number;
}

/**
 * The rows of a list, loading from the first rendering on; another address begins another list, another token does not.
 *
 * What fails is logged and reported, and the table offers to go on; what the host has to say of it, or the end of the
 * session, is told in a notice, too. [NET-05] [NET-06]
 */
export function useRows<const E extends GetEndpoint>(screen: Screen, wanted: RowsWanted<E>): RowSource {
  const { endpoint, target, params, limit, columns, fields, mapColumns } = wanted;
  const latest = useRef({ page: screen.page, removing: wanted.removing });
  const address = lookupKey(endpoint, { ...target, query: params, page: screen.page } as GetRequest<E>);
  const key = JSON.stringify([address, limit, columns]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all that it is made of, new objects at every rendering.
  const source = useMemo(
    () =>
      new RowSource({
        limit,
        columns,
        fields,
        ...(mapColumns && { mapColumns }),
        removing: () => latest.current.removing?.() ?? 0,
        ask: (range, signal) => {
          const query = { ...range, ...params };
          const request = { ...target, query, page: latest.current.page, signal };
          return ask(endpoint, request as unknown as GetRequest<E>) as Promise<AnswerOf<E> & TableBatch>;
        },
      }),
    [key],
  );
  useLayoutEffect(() => {
    latest.current = { page: screen.page, removing: wanted.removing };
  });
  // Before the browser paints: what has arrived early may then be there with the first picture.
  useLayoutEffect(() => {
    void source.load();
    return () => source.stop();
  }, [source]);
  useReloadOnReturn(source);
  useFailure(source, screen);
  return source;
}

/** The browser's Back shows the page as it was left: what it shows then may be long past. */
function useReloadOnReturn(source: RowSource): void {
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => persisted && void source.reload();
    addEventListener('pageshow', reload);
    return () => removeEventListener('pageshow', reload);
  }, [source]);
}

/** Tells of each failure once; what the network broke off goes on when there is one. */
function useFailure(source: RowSource, screen: Screen): void {
  const tell = useEffectEvent((failed: RequestError) => {
    if (failed instanceof SessionExpiredError) tellFirst(screen, failed);
    else if (isRefusal(failed)) screen.notices.tell('danger', failed.message);
    screen.element.report(failed.detail);
  });
  useEffect(() => {
    let known: unknown;
    const again = () => void source.load();
    const look = () => {
      const { error } = source.shown();
      if (error === known) return;
      known = error;
      if (error instanceof RequestError) tell(error);
      if (error instanceof NetworkError) addEventListener('online', again, { once: true });
    };
    look();
    const leave = source.subscribe(look);
    return () => {
      leave();
      removeEventListener('online', again);
    };
  }, [source]);
}

const isRefusal = (error: RequestError): boolean =>
  error instanceof HttpError && [400, 403, 422].includes(error.status);
