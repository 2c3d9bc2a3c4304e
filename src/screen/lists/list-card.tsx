import { type ReactNode, useCallback } from 'react';
import { useTexts } from '../../language/language-context.ts';
import { Table } from '../../table/view/table.tsx';
import type { TableProps } from '../../table/view/table-props.ts';
import { catalogue } from '../../table/view/texts.ts';
import { Card } from '../../ui/controls/card.tsx';
import type { Notices } from '../../ui/feedback/notices.tsx';
import { addStyles } from '../../ui/styles/shared-sheet.ts';
import type { Screen } from '../screen.ts';
import css from './list-notices.css?inline';

addStyles(css);

interface ListCardProps extends Omit<TableProps, 'label' | 'navigate'> {
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

/** The notices of a list; they lie over its toolbar, since they must not move the rows. [RQ-07] */
export const ListNotices = ({ notices }: { readonly notices: Pick<Notices, 'list'> }) => (
  <div className="list-notices">{notices.list}</div>
);

/** Says that a press on a row did nothing because the list had moved. [RQ-07] */
export function useTellMoved({ notices: { show } }: Pick<Screen, 'notices'>): () => void {
  const { moved } = useTexts(catalogue).rows;
  return useCallback(() => void show('info', moved, 4000), [show, moved]);
}
