import { useMemo, useState } from 'react';
import { reportMissingChunk } from '../../platform/report-missing-chunk.ts';
import type { HostPages } from '../../table/engine/host-paging/host-pages.ts';
import type { RowPlan } from '../../table/engine/loading/row-plan.ts';
import { RowSource } from '../../table/engine/loading/row-source.ts';
import type { TableSource } from '../../table/engine/loading/table-source.ts';

/**
 * The source of a table's rows, a new one for each `key`. The source of a host-paged list is a lazy chunk, since few lists
 * need it; until it is here, the table shows that it is loading, and if it cannot be loaded, a button to try again. [TBL-24]
 */
export function useSource(key: string, isHostPaged: boolean, plan: RowPlan): TableSource {
  const [Pages, setPages] = useState<typeof HostPages>();
  const ask = async (_range: unknown, signal: AbortSignal) => {
    const loaded = await import('../../table/engine/host-paging/host-pages.ts').catch(error => {
      reportMissingChunk(error);
      throw error;
    });
    setPages(() => loaded.HostPages);
    // The source is being replaced, which aborts this request.
    return new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key represents the plan, whose objects are new in every render.
  return useMemo(() => {
    if (!isHostPaged) return new RowSource(plan);
    return Pages ? new Pages(plan) : new RowSource({ ...plan, ask });
  }, [key, Pages]);
}
