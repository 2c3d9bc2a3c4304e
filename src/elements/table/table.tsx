import { useMemo } from 'react';
import { tableBatch } from '../../api/tables.ts';
import type { ViewProps } from '../../embed/element.ts';
import { Table } from '../../table/table.tsx';
import { useRows } from '../../table/use-rows.ts';
import { useNotices } from '../../ui/notices.tsx';
import type { definition } from './table.definition.ts';

/** The shared table on any endpoint. [TBL-01] */
export function AnyTable(props: ViewProps<typeof definition>) {
  const { element, endpoint, columns, limit, params, pageSize, searchDelay, exportName, ...page } = props;
  const notices = useNotices();
  const source = useRows({
    endpoint: tableBatch,
    url: endpoint,
    params,
    page,
    limit,
    columns: useMemo(() => columns?.map(({ data, ...column }) => ({ ...column, key: data })), [columns]),
    notices,
    report: element.report,
  });
  return (
    <>
      {notices.list}
      <Table label={labelFrom(exportName)} {...{ source, pageSize, searchDelay, exportName }} />
    </>
  );
}

// The one name that the page gives a table is that of its file.
const labelFrom = (exportName: string): string => exportName.replace(/\.csv$/i, '');
