import { useMemo, useState } from 'react';
import { removeRow, tableBatch } from '../../api/tables.ts';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { postTo, requestTo } from '../../http/request.ts';
import { useLanguage } from '../../language/language-context.ts';
import { Observable } from '../../platform/observable.ts';
import { ListNotices, useTellMoved } from '../../screen/lists/list-card.tsx';
import type { Timeframe } from '../../screen/lists/timeframes.ts';
import { useRows } from '../../screen/lists/use-rows.ts';
import { useRemoval } from '../../screen/posts/removal.tsx';
import { useScreen } from '../../screen/screen.ts';
import { RowSource } from '../../table/engine/loading/row-source.ts';
import { Table } from '../../table/view/table.tsx';
import type { RemovableRow } from '../../table/view/table-props.ts';
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import type { ExtendedTableProps } from './extended-table.tsx';
import { definition } from './table.definition.ts';
import { tableName } from './table-name.rules.ts';

export const element = elementModule({ definition, view: EndpointTable, styles: [sharedSheet()] });

/** The shared table for any endpoint that answers with rows. [TBL-01] */
function EndpointTable({ attributes, page, element }: ViewProps<typeof definition>) {
  const { endpoint, columns, limit, params, paging, pageSize, searchDelay, exportName, timeframe } =
    attributes;
  const label = tableName(attributes.label, exportName, useLanguage());
  const screen = useScreen({ page, element });
  const wantedTimeframe = useMemo(() => timeframe && new Observable<Timeframe>(timeframe), [timeframe]);
  const source = useRows(screen, {
    request: requestTo(tableBatch, { url: endpoint, page }),
    params: timeframe ? { ...params, timeframe } : params,
    edition: wantedTimeframe && { timeframe: wantedTimeframe.value },
    limit,
    paging,
    columnsAttribute: 'data-columns',
    columns: useMemo(() => columns?.map(({ data, ...column }) => ({ ...column, key: data })), [columns]),
  });
  const { dialog, ...removalProps } = useRemoval(screen, {
    type: 'entry',
    source,
    request: ({ href = '' }, reason) => postTo(removeRow, { url: href, fields: [['reason', reason]], page }),
  });
  // A delete cell without an address only emits an event. [TBL-21]
  const removal = useMemo(
    () => ({
      ...removalProps.removal,
      askReason: (row: RemovableRow) =>
        row.href ? removalProps.removal.askReason(row) : void element.emit('psp:delete', { id: row.id }),
    }),
    [removalProps.removal, element],
  );
  const table = {
    ...{ source, label, pageSize, searchDelay, exportName, ...removalProps, removal },
    navigate: element.navigate,
    tellMoved: useTellMoved(screen),
  };
  const { selection, saveUrl, exportConfirm } = attributes;
  const isExtended = timeframe ?? selection ?? saveUrl ?? exportConfirm;
  return (
    <>
      <ListNotices notices={screen.notices} />
      {isExtended ? (
        <ExtendedTable {...{ attributes, screen, table }} timeframe={wantedTimeframe} />
      ) : (
        <Table {...table} />
      )}
      {dialog}
    </>
  );
}

const ExtendedTable = lazyComponent<ExtendedTableProps>(
  () => import('./extended-table.tsx').then(module => module.ExtendedTable),
  ExtendedTablePlaceholder,
);

/** A loading table with empty bars in place of the extensions, so that nothing shifts when their lazy chunk arrives. */
function ExtendedTablePlaceholder({ attributes, screen, table, timeframe }: ExtendedTableProps) {
  const { selection, exportConfirm, saveUrl } = attributes;
  // A list that nobody loads.
  const request = requestTo(tableBatch, { url: '/', page: screen.page });
  const [source] = useState(() => new RowSource({ request, limit: 1 }));
  const extensions = {
    above: () => timeframe && <div className="bar" />,
    below: () => (saveUrl ?? selection ?? exportConfirm) && <div className="bar table-foot" />,
  };
  return <Table {...table} source={source} extensions={extensions} />;
}
