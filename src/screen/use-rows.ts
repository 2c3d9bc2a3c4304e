import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { askBatch } from '../http/ask-batch.ts';
import type { AnswerOf, GetEndpoint, GetRequest } from '../http/endpoint.ts';
import { HttpError, NetworkError, RequestError, SessionExpiredError } from '../http/errors.ts';
import type { Column } from '../table/rows/columns.ts';
import type { TableBatch } from '../table/rows/row-plan.ts';
import { RowSource } from '../table/rows/row-source.ts';
import type { Notices } from '../ui/notices.tsx';
import { tellFailure } from './failure-notice.tsx';

/** A call that answers with a batch of rows, at an address that the page supplies. */
type BatchEndpoint = GetEndpoint & { readonly path: '{url}' };

export interface RowsWanted<E extends BatchEndpoint> {
  readonly endpoint: E;
  readonly url: string;
  /** What is sent beside limit, skip and total. */
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly page: GetRequest<E>['page'];
  readonly limit: number;
  readonly columns?: readonly Column[] | undefined;
  /** What the screen makes of the columns that the answer states; the same function always. */
  mapColumns?(columns: readonly Column[]): readonly Column[];
  readonly notices: Notices;
  report(error: RequestError): void;
  /** How many rows may just be leaving the host's list by what the screen does to them. */
  leaving?(): number;
}

/**
 * The rows of a table, loading from the first rendering on; another address begins another table.
 *
 * What fails is logged and reported, and the table offers to go on; what the host has to say of it, or the end of the
 * session, is told in a notice, too. [NET-05] [NET-06]
 */
export function useRows<const E extends BatchEndpoint>(wanted: RowsWanted<E>): RowSource {
  const { endpoint, url, params, page, limit, columns, mapColumns } = wanted;
  const leaving = useEffectEvent(() => wanted.leaving?.() ?? 0);
  const returns = useReturns();
  const key = JSON.stringify([endpoint.name, url, params, page, limit, columns, returns]);
  // The key stands for all that it is made of, which are new objects at every rendering.
  const source = useMemo(
    () =>
      new RowSource({
        limit,
        columns,
        ...(mapColumns && { mapColumns }),
        removing: () => leaving(),
        ask: (range, signal) =>
          askBatch(endpoint, {
            url,
            query: { ...range, ...params },
            page,
            signal,
          } as unknown as GetRequest<E>) as Promise<AnswerOf<E> & TableBatch>,
      }),
    [key],
  );
  // Before the browser paints: what has arrived early may then be there with the first picture.
  useLayoutEffect(() => {
    void source.load();
    return () => source.stop();
  }, [source]);
  useFailure(source, wanted);
  return source;
}

/** How often the browser's Back has shown the page as it was left: what it shows then may be long past. */
function useReturns(): number {
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    const count = (event: PageTransitionEvent) => event.persisted && setReturns(before => before + 1);
    addEventListener('pageshow', count);
    return () => removeEventListener('pageshow', count);
  }, []);
  return returns;
}

/** Tells of each failure once; what the network broke off goes on when there is one. */
function useFailure(
  source: RowSource,
  { notices, report }: Pick<RowsWanted<never>, 'notices' | 'report'>,
): void {
  const tell = useEffectEvent((failed: RequestError) => {
    if (saysMore(failed)) tellFailure(notices, failed);
    report(failed);
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

const saysMore = (error: RequestError): boolean =>
  error instanceof SessionExpiredError ||
  (error instanceof HttpError && [400, 403, 422].includes(error.status));
