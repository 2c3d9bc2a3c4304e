import type { ReactNode } from 'react';
import { Table } from '../table/view/table.tsx';
import type { TableProps } from '../table/view/table-props.ts';
import { Card } from '../ui/card.tsx';
import type { Notices } from '../ui/notices.tsx';

export interface ListCardProps extends Omit<TableProps, 'label'> {
  /** The title of the card; it also names the table. */
  readonly title: string;
  readonly notices: Notices;
  /** What stands beside the table, such as a dialog. */
  readonly children?: ReactNode;
}

/** A list of the portal: its title, what has to be said of it, and its table. [RQ-01] */
export const ListCard = ({ title, notices, children, ...table }: ListCardProps) => (
  <Card title={title}>
    {notices.list}
    <Table {...table} label={title} />
    {children}
  </Card>
);
