import type { ReactNode } from 'react';
import { Table } from '../table/view/table.tsx';
import type { TableProps } from '../table/view/table-props.ts';
import { Card } from '../ui/card.tsx';
import type { Notices } from '../ui/notices.tsx';

export interface ListCardProps extends Omit<TableProps, 'label'> {
  /** The title of the card; it also names the table. */
  readonly title: string;
  /** What the list is about, such as 'for Site 12'. */
  readonly subtitle?: string | false | undefined;
  readonly notices: Notices;
  /** What stands beside the table, such as a dialog. */
  readonly children?: ReactNode;
}

/** A list of the portal: its title, what has to be said of it, and its table. [RL-01] */
export const ListCard = ({ title, subtitle, notices, children, ...table }: ListCardProps) => (
  <Card title={title} subtitle={subtitle}>
    {notices.list}
    <Table {...table} label={subtitle ? `${title} ${subtitle}` : title} />
    {children}
  </Card>
);
