import { useMemo } from 'react';
import { removeRow, tableBatch } from '../../api/tables.ts';
import type { ViewProps } from '../../embed/element.ts';
import { post } from '../../http/post.ts';
import { type Removed, useRemoval } from '../../screen/removal.tsx';
import { useRows } from '../../screen/use-rows.ts';
import { Table } from '../../table/view/table.tsx';
import { useNotices } from '../../ui/notices.tsx';
import type { definition } from './table.definition.ts';

/** The shared table on any endpoint. [TBL-01] */
export function AnyTable({ attributes, page, element }: ViewProps<typeof definition>) {
  const { endpoint, columns, limit, params, pageSize, searchDelay, exportName } = attributes;
  const label = attributes.label ?? exportName.replace(/\.csv$/i, '');
  const screen = { page, element, notices: useNotices() };
  const source = useRows(screen, {
    endpoint: tableBatch,
    target: { url: endpoint },
    params,
    limit,
    columns: useMemo(() => columns?.map(({ data, ...column }) => ({ ...column, key: data })), [columns]),
  });
  const { dialog, ...removing } = useRemoval(screen, {
    type: 'entry',
    source,
    send: ({ href = '' }, request) => post(removeRow, { url: href, ...request }),
  });
  const removal = {
    ...removing.removal,
    ask: (row: Removed) =>
      row.href ? removing.removal.ask(row) : void element.emit('psp:delete', { id: row.id }),
  };
  return (
    <>
      {screen.notices.list}
      <Table
        {...{ source, label, pageSize, searchDelay, exportName, ...removing, removal }}
        navigate={element.navigate}
      />
      {dialog}
    </>
  );
}
