import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { firstBatch } from '../../api/tables.ts';
import { pageRecord } from '../../diagnostics/debug/page-recorder.ts';
import { mayBeOffline, RequestError } from '../../http/errors.ts';
import { whereOf, withParameters } from '../../http/request.ts';
import { useLanguage } from '../../language/language-context.ts';
import { reportMissingChunk } from '../../platform/missing-file.ts';
import type { HostPages } from '../../table/engine/host-paging/host-pages.ts';
import { screenColumns } from '../../table/engine/loading/loaded-rows.ts';
import type { RowPlan } from '../../table/engine/loading/row-plan.ts';
import { RowSource } from '../../table/engine/loading/row-source.ts';
import type { TableSource } from '../../table/engine/loading/table-source.ts';
import { useOnReturn } from '../../ui/hooks/use-on-withdrawal.ts';
import { useReportListFailure } from '../requests/failures.tsx';
import type { ElementSession, Screen } from '../screen.ts';

export interface RowsRequest
  extends Omit<RowPlan, 'ask' | 'limit' | 'language' | 'list' | 'name' | 'where' | 'host'> {
  /** The size of the first batch; 2,500 by default. [NET-06] */
  readonly limit?: number | undefined;
}

/**
 * Loads the rows of a list from the first render on. Another address, limit or columns start a new list; another token does
 * not, nor does another edition: pass that to the source's `reload`.
 *
 * A failure is logged and reported, and the table offers to continue; a message of the host is also shown as a notice.
 * [NET-05] [NET-06]
 */
export function useRows(screen: Screen, wanted: RowsRequest): TableSource {
  const { request, params, edition = {}, fields } = wanted;
  const { page } = screen;
  const language = useLanguage();
  // Another edition has other rows of the same list. [TBL-23]
  const anyEdition = Object.fromEntries(Object.keys(edition).map(name => [name, 'any']));
  const list = withParameters(request, { ...params, ...anyEdition }).key;
  const source = useSource(keyOf(wanted, list), {
    ...wanted,
    language,
    list,
    limit: wanted.limit ?? firstBatch,
    name: `${page.tag} ${request.name}`,
    where: whereOf(request),
    host: screen.element.host,
  });
  // Shows the rows in another language when that of the element changes. [EMB-15]
  useLayoutEffect(() => source.translate(language), [source, language]);
  useRecordedList(page, source, fields);
  useLoading(source, screen.session);
  useFailure(source, screen);
  return source;
}

/** Equal as long as the rows are those of one source. */
function keyOf({ request, params, limit, columns, paging, edition = {} }: RowsRequest, list: string): string {
  const stated = Object.keys(edition).map(name => params?.[name]);
  return JSON.stringify([list, request.page.loginPath, stated, limit, screenColumns({ columns }), paging]);
}

/** The source of a list, a new one for each `key`. That of a host-paged list is a lazy chunk, since few lists need it. [TBL-24] */
function useSource(key: string, plan: RowPlan): TableSource {
  const [Pages, setPages] = useState<typeof HostPages>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the plan, whose objects are new in every render.
  return useMemo(() => {
    if (!plan.paging) return new RowSource(plan);
    return Pages ? new Pages(plan) : arrivingSource(plan, setPages);
  }, [key, Pages]);
}

/** A list that is loading until the code of host paging has come, and failed if that does not come: Retry asks again. */
function arrivingSource(plan: RowPlan, setPages: (change: () => typeof HostPages) => void): TableSource {
  const source = new RowSource({
    ...plan,
    async ask() {
      const { HostPages } = await import('../../table/engine/host-paging/host-pages.ts').catch(error => {
        reportMissingChunk(error);
        throw error;
      });
      source.stop();
      setPages(() => HostPages);
      return { data: [] };
    },
  });
  return source;
}

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
  useOnReturn(() => void source.reloadOnReturn());
}

/** Tells the debug panel how the list understands its rows. [EMB-16] */
function useRecordedList(page: Screen['page'], source: TableSource, fields: RowPlan['fields']): void {
  useEffect(() => {
    const list = () => ({ columns: source.snapshot().columns, fields: fields ?? [] });
    pageRecord()?.listShown(page.host, list);
  }, [page, source, fields]);
}

/** Reports each failure once. If the browser was offline, loading resumes when it is online again. */
function useFailure(source: TableSource, { element }: Screen): void {
  const error = useSyncExternalStore(source.subscribe, () => source.snapshot().error);
  useReportListFailure(element, error instanceof RequestError ? error : undefined);
  useEffect(() => {
    if (!mayBeOffline(error)) return;
    const resume = () => {
      const { page, isReloading } = source.snapshot();
      // Another page would come under the pointer by itself. [RQ-07]
      if (!page || isReloading) void source.load();
    };
    addEventListener('online', resume, { once: true });
    return () => removeEventListener('online', resume);
  }, [source, error]);
}
