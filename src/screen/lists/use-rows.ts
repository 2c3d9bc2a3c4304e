import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { firstBatch } from '../../api/tables.ts';
import { english, type Language } from '../../domain/language/language.ts';
import { ask } from '../../http/ask.ts';
import type { GetEndpoint } from '../../http/endpoint.ts';
import { mayBeOffline, RequestError } from '../../http/errors.ts';
import { type GetRequest, whereOf } from '../../http/request.ts';
import { useLanguage } from '../../language/language-context.ts';
import type { QueryValue } from '../../platform/address.ts';
import { debugRecorder } from '../../platform/debug-recorder.ts';
import type { Column } from '../../table/engine/columns.ts';
import type { RowPlan, TableBatch } from '../../table/engine/loading/row-plan.ts';
import type { TableSource } from '../../table/engine/loading/table-source.ts';
import type { ElementSession } from '../element-session.ts';
import type { Screen } from '../screen.ts';
import { useSource } from './use-source.ts';

type RowsQuery = Readonly<Record<string, QueryValue>>;

export interface RowsRequest {
  /**
   * The request for rows with these parameters: `(query, page) => requestTo(tableBatch, { url, query, page })`. `page` is
   * what the element states when it is sent, such as its token.
   */
  request(query: RowsQuery, page: Screen['page']): GetRequest<TableBatch>;
  /** Query parameters in addition to limit, skip and total. */
  readonly params?: RowsQuery | undefined;
  /** Parameters, such as a year, that override `params` from the next `reload` on: another edition of the same list. [TBL-08] */
  changedParams?(): Readonly<Record<string, string>> | undefined;
  /** The size of the first batch; 2,500 by default. [NET-06] */
  readonly limit?: number | undefined;
  /** The columns; if their titles are texts of the library, as a stable function of the language. */
  readonly columns?: readonly Column[] | ((language: Language) => readonly Column[]) | undefined;
  /** The name of the attribute that states the columns, if there is one; for error messages. */
  readonly columnsAttribute?: string | undefined;
  /** Further row fields that the screen needs, such as its actions; has to be a stable array. */
  readonly fields?: readonly string[] | undefined;
  /** Adapts the columns of the answer; has to be a stable function. */
  mapColumns?(columns: readonly Column[], language: Language): readonly Column[];
  /** Adapts the rows of the answer; has to be a stable function. */
  mapRows?(rows: readonly unknown[]): readonly unknown[];
  /** `host`: the host searches, sorts, filters and pages; by default, all rows come to the browser. [TBL-24] */
  readonly paging?: 'host' | undefined;
  /** How many rows the screen may currently be removing from the host's list. */
  removing?(): number;
}

/**
 * Loads the rows of a list from the first render on. Another address starts a new list; another token does not.
 *
 * A failure is logged and reported, and the table offers to continue; a message of the host is also shown as a notice.
 * [NET-05] [NET-06]
 */
export function useRows(screen: Screen, wanted: RowsRequest): TableSource {
  const { params, limit = firstBatch, columns, fields, mapColumns, paging } = wanted;
  const { page } = screen;
  const latest = useLatest(page, wanted);
  const changing = Object.keys(wanted.changedParams?.() ?? {});
  // Another edition has other rows of the same list. [TBL-23]
  const anyEdition = Object.fromEntries(changing.map(name => [name, 'any']));
  const request = wanted.request({ ...params, ...anyEdition }, page);
  const stated = changing.map(name => params?.[name]);
  const key = JSON.stringify([request.key, stated, limit, inEnglish(columns), paging]);
  const source = useSource(key, paging === 'host', () => ({
    name: `${page.tag} ${request.name}`,
    list: request.key,
    where: whereOf(request),
    columnsAttribute: wanted.columnsAttribute,
    limit,
    columns,
    fields,
    ...(mapColumns && { mapColumns }),
    host: screen.element.host,
    language: () => latest.current.language,
    removing: () => latest.current.removing?.() ?? 0,
    edition: () => Object.values(wanted.changedParams?.() ?? {})[0],
    ask: batchRequest(wanted, request.endpoint, () => latest.current.page),
  }));
  useTranslation(source);
  useRecordedList(page, source, fields);
  useLoading(source, screen.session);
  useFailure(source, screen);
  return source;
}

const inEnglish = (columns: RowsRequest['columns']) =>
  typeof columns === 'function' ? columns(english) : columns;

/** The values that a source reads while it loads, from the latest render. */
function useLatest(page: Screen['page'], { removing }: Pick<RowsRequest, 'removing'>) {
  const language = useLanguage();
  const latest = useRef({ page, language, removing });
  useLayoutEffect(() => {
    latest.current = { page, language, removing };
  });
  return latest;
}

/** Shows the rows in another language when that of the element changes. [EMB-15] */
function useTranslation(source: TableSource): void {
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the source asks for the language itself.
  useLayoutEffect(() => source.translate(), [source, language]);
}

/** Requests a batch, or all rows at once from an endpoint without range parameters. */
const batchRequest =
  (
    { request, params, changedParams, mapRows }: RowsRequest,
    endpoint: GetEndpoint,
    page: () => Screen['page'],
  ): RowPlan['ask'] =>
  async (range, signal, { parameters, showOpening } = {}) => {
    // Endpoints without batches send all rows in one answer, unless the list is host-paged.
    const isAll = !parameters && endpoint.query?.total === undefined;
    const query = isAll ? { ...params } : { ...range, ...params, ...changedParams?.(), ...parameters };
    const batch = await ask(
      request(query, page()),
      signal,
      showOpening && (opening => showOpening(withMappedRows(opening, mapRows))),
    );
    return withMappedRows(isAll ? { ...batch, total: batch.data.length } : batch, mapRows);
  };

const withMappedRows = (answer: TableBatch, mapRows: RowsRequest['mapRows']): TableBatch =>
  mapRows ? { ...answer, data: mapRows(answer.data) } : answer;

const noFields: readonly string[] = [];
function useLoading(source: TableSource, session: ElementSession): void {
  // A layout effect, so that a prefetched first batch can be rendered before the first paint.
  useLayoutEffect(() => {
    const list = session.list(source.list);
    list.source = source;
    void source.load();
    return () => {
      source.stop();
      list.source = undefined;
    };
  }, [source, session]);
  useEffect(() => {
    const reload = ({ persisted }: PageTransitionEvent) => persisted && void source.reloadOnReturn();
    addEventListener('pageshow', reload);
    return () => removeEventListener('pageshow', reload);
  }, [source]);
}

/** Tells the debug panel how the list understands its rows. [EMB-16] */
function useRecordedList(
  page: Screen['page'],
  source: TableSource,
  fields: readonly string[] = noFields,
): void {
  useEffect(() => {
    debugRecorder()?.listShown(page.host, () => ({ columns: source.snapshot().columns, fields }));
  }, [page, source, fields]);
}

/** Reports each failure once. If the browser was offline, loading resumes when it is online again. */
function useFailure(source: TableSource, screen: Screen): void {
  const report = useEffectEvent((failed: RequestError) => screen.element.report(failed.detail));
  useEffect(() => {
    let reported: unknown;
    const resume = () => void source.load();
    const checkError = () => {
      const { error } = source.snapshot();
      if (error === reported) return;
      reported = error;
      if (error instanceof RequestError) report(error);
      if (mayBeOffline(error)) addEventListener('online', resume, { once: true });
    };
    checkError();
    const unsubscribe = source.subscribe(checkError);
    return () => {
      unsubscribe();
      removeEventListener('online', resume);
    };
  }, [source]);
}
