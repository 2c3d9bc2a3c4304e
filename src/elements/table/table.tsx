import { useMemo, useState } from 'react';
import { removeRow, tableBatch } from '../../api/tables.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { post } from '../../http/post.ts';
import { useRows } from '../../screen/lists/use-rows.ts';
import { useRemoval } from '../../screen/removal/removal.tsx';
import type { Removed } from '../../screen/removal/removal-plan.ts';
import { RowSource } from '../../table/engine/loading/row-source.ts';
import { Table } from '../../table/view/table.tsx';
import { lazyComponent } from '../../ui/feedback/lazy-component.tsx';
import { useNotices } from '../../ui/feedback/notices.tsx';
import type { definition } from './table.definition.ts';
import type { WorkingTableProps } from './table.state.ts';

/** The shared table on any endpoint. [TBL-01] */
export function AnyTable({ attributes, page, element }: ViewProps<typeof definition>) {
  const { endpoint, columns, limit, params, pageSize, searchDelay, exportName, timeframe } = attributes;
  const label = attributes.label ?? exportName.replace(/\.csv$/i, '');
  const screen = { page, element, notices: useNotices() };
  const timeframes = useMemo(() => timeframe && { wanted: timeframe }, [timeframe]);
  const source = useRows(screen, {
    endpoint: tableBatch,
    target: { url: endpoint },
    params: timeframe ? { ...params, timeframe } : params,
    changed: () => timeframes && { timeframe: timeframes.wanted },
    limit,
    columnsAttribute: 'data-columns',
    columns: useMemo(() => columns?.map(({ data, ...column }) => ({ ...column, key: data })), [columns]),
  });
  const { dialog, ...removing } = useRemoval(screen, {
    type: 'entry',
    source,
    send: ({ href = '' }, request) => post(removeRow, { url: href, ...request }),
  });
  const removal = useMemo(
    () => ({
      ...removing.removal,
      ask: (row: Removed) =>
        row.href ? removing.removal.ask(row) : void element.emit('psp:delete', { id: row.id }),
    }),
    [removing.removal, element],
  );
  const table = {
    ...{ source, label, pageSize, searchDelay, exportName, ...removing, removal },
    navigate: element.navigate,
  };
  const { selection, saveUrl, exportConfirm } = attributes;
  const isWorkedOn = timeframes ?? selection ?? saveUrl ?? exportConfirm;
  return (
    <>
      {screen.notices.list}
      {isWorkedOn ? <WorkingTable {...{ attributes, screen, table, timeframes }} /> : <Table {...table} />}
      {dialog}
    </>
  );
}

const WorkingTable = lazyComponent<WorkingTableProps>(
  () => import('./working-table.tsx').then(module => module.WorkingTable),
  Room,
);

/** The table as it is before its first rows, while the code for working on them is on its way. */
function Room({ attributes, table, timeframes }: WorkingTableProps) {
  const { selection, exportConfirm, saveUrl } = attributes;
  const [source] = useState(() => new RowSource({ ask: () => new Promise(() => {}), limit: 1 }));
  const above = [timeframes, selection ?? exportConfirm].map(
    (is, bar) => is && <div key={bar} className="bar" />,
  );
  const work = { above: () => above, below: () => saveUrl && <div className="bar" /> };
  return <Table {...table} source={source} work={work} />;
}
