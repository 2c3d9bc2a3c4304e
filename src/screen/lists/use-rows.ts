import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { firstBatch } from '../../api/tables.ts';
import { withoutIds } from '../../domain/platform/address.ts';
import { ask } from '../../http/ask.ts';
import { callName } from '../../http/call.ts';
import type { AnswerOf, GetEndpoint, GetRequest } from '../../http/endpoint.ts';
import { NetworkError, RequestError } from '../../http/errors.ts';
import { lookupKey } from '../../http/lookups.ts';
import type { Column } from '../../table/engine/columns.ts';
import type { Range } from '../../table/engine/loading/batches.ts';
import type { TableBatch } from '../../table/engine/loading/row-plan.ts';
import { RowSource } from '../../table/engine/loading/row-source.ts';
import { showListFailure } from '../requests/failures.tsx';
import { useOnReturn } from '../requests/use-on-return.ts';
import type { Screen } from '../screen.ts';

export interface RowsWanted<E extends GetEndpoint> {
  /** A call that answers with a batch of rows. */
  readonly endpoint: E;
  /** Where: the ids in its path, or the address that the page supplies. */
  readonly target: Pick<GetRequest<E>, 'path' | 'url'>;
  /** What is sent beside limit, skip and total. */
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  /** What of these has changed since, without beginning another list: the next `reload` asks for it. [TBL-08] */
  changed?(): Readonly<Record<string, string>> | undefined;
  /** Rows of the first batch, 2,500 unless stated. [NET-06] */
  readonly limit?: number | undefined;
  readonly columns?: readonly Column[] | undefined;
  /** The attribute in which the page may name the columns, where there is one. */
  readonly columnsAttribute?: string | undefined;
  /** What else of a row the screen needs, such as its actions; the same list always. */
  readonly fields?: readonly string[] | undefined;
  /** What the screen makes of the columns that the answer states; the same function always. */
  mapColumns?(columns: readonly Column[]): readonly Column[];
  /** What the screen makes of rows as they were sent; the same function always. */
  mapRows?(rows: readonly unknown[]): readonly unknown[];
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
  const { endpoint, target, params, limit = firstBatch, columns, fields, mapColumns } = wanted;
  const { page } = screen;
  const latest = useRef({ page, removing: wanted.removing });
  const asked = lookupKey(endpoint, { ...target, query: params, page } as GetRequest<E>);
  const key = JSON.stringify([asked, limit, columns]);
  const { tag } = page;
  const address = withoutIds(target.url ?? endpoint.path);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for all that it is made of, new objects at every rendering.
  const source = useMemo(
    () =>
      new RowSource({
        name: `${tag} ${address}`,
        where: `${tag}: ${callName(endpoint, target.url, page.apiBase)}`,
        columnsAttribute: wanted.columnsAttribute,
        limit,
        columns,
        fields,
        ...(mapColumns && { mapColumns }),
        removing: () => latest.current.removing?.() ?? 0,
        edition: () => wanted.changed?.()?.timeframe,
        ask: asking(wanted, () => latest.current.page),
      }),
    [key],
  );
  useLayoutEffect(() => {
    latest.current = { page, removing: wanted.removing };
  });
  useLoading(source);
  useFailure(source, screen);
  return source;
}

/** Asks for a batch, or for all rows at once: a list that comes so is told no range. */
const asking =
  <E extends GetEndpoint>(
    { endpoint, target, params, changed, mapRows }: RowsWanted<E>,
    page: () => Screen['page'],
  ) =>
  async (range: Range, signal: AbortSignal): Promise<TableBatch> => {
    const query = endpoint.query !== undefined ? { ...range, ...params, ...changed?.() } : params;
    const request = { ...target, query, page: page(), signal };
    const answer = await ask(endpoint, request as unknown as GetRequest<E>);
    return rowsIn(answer as AnswerOf<E> & TableBatch, mapRows);
  };

const rowsIn = (answer: TableBatch, mapRows: RowsWanted<GetEndpoint>['mapRows']): TableBatch =>
  mapRows ? { ...answer, data: mapRows(answer.data) } : answer;

function useLoading(source: RowSource): void {
  // A layout effect, so that a prefetched first batch can be rendered before the first paint.
  useLayoutEffect(() => {
    void source.load();
    return () => source.stop();
  }, [source]);
  useOnReturn(useCallback(() => void source.reload(), [source]));
}

/** Tells of each failure once; what the network broke off goes on when there is one. */
function useFailure(source: RowSource, screen: Screen): void {
  const tell = useEffectEvent((failed: RequestError) => showListFailure(screen, failed));
  useEffect(() => {
    let known: unknown;
    const again = () => void source.load();
    const look = () => {
      const { error } = source.snapshot();
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
