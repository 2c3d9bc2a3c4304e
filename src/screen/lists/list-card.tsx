import type { ReactNode } from 'react';
import { Table } from '../../table/view/table.tsx';
import type { TableProps } from '../../table/view/table-props.ts';
import { Card } from '../../ui/controls/card.tsx';
import type { Screen } from '../screen.ts';

export interface ListCardProps extends Omit<TableProps, 'label' | 'navigate'> {
  /** The title of the card; it also names the table. */
  readonly title: string;
  /** What the list is about, such as 'for Site 12'. */
  readonly subtitle?: string | false | undefined;
  /** Tells above the rows, and leads to where their actions go. */
  readonly screen: Pick<Screen, 'element' | 'notices'>;
  /** What stands beside the table, such as a dialog. */
  readonly children?: ReactNode;
}

/** A list of the portal: its title, what has to be said of it, and its table. [RL-01] */
export const ListCard = ({ title, subtitle, screen, children, ...table }: ListCardProps) => (
  <Card title={title} subtitle={subtitle}>
    {screen.notices.list}
    <Table {...table} label={subtitle ? `${title} ${subtitle}` : title} navigate={screen.element.navigate} />
    {children}
  </Card>
);
