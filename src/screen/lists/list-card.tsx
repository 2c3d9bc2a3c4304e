import type { ReactNode } from 'react';
import { Table } from '../../table/view/table.tsx';
import type { TableProps } from '../../table/view/table-props.ts';
import { Card } from '../../ui/controls/card.tsx';
import type { Screen } from '../screen.ts';
import { ListNotices, useTellMoved } from './list-notices.tsx';

export interface ListCardProps extends Omit<TableProps, 'label' | 'navigate'> {
  /** The title of the card; it also names the table. */
  readonly title: string;
  /** Provides the notices above the table and the navigation of row actions. */
  readonly screen: Pick<Screen, 'element' | 'notices'>;
  /** Content after the table, such as a dialog. */
  readonly children?: ReactNode;
}

/** A card with the title, notices and table of a list. [RL-01] */
export const ListCard = ({ title, screen, children, ...table }: ListCardProps) => (
  <Card title={title}>
    <ListNotices notices={screen.notices} />
    <Table {...table} label={title} navigate={screen.element.navigate} tellMoved={useTellMoved(screen)} />
    {children}
  </Card>
);
