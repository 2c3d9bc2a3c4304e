import type { ReactNode } from 'react';
import { addStyles } from '../styles/shared-sheet.ts';
import { type CardRole, filledRoles } from './cards.ts';
import css from './plain-table.css?inline';

addStyles(css);

export interface PlainColumn<Row> {
  readonly title: string;
  /**
   * `status`, `total`: in the first line of a card. `total`, `number`: aligned so that digits line up. `day`, `id`,
   * `code`: wide enough for usual values to fit on one line. `controls`: at the end of the row or of a card's last line,
   * with a visually hidden title.
   */
  readonly kind?: keyof typeof cardRoles | 'number' | 'day' | 'id' | 'code' | undefined;
  /** A text or a number is isolated, so that it keeps its own direction. */
  show(row: Row): ReactNode;
}

const isolated = (shown: ReactNode): ReactNode =>
  typeof shown === 'number' || (typeof shown === 'string' && shown) ? <bdi>{shown}</bdi> : shown;

const cardRoles = { status: 'badge', total: 'amount', controls: 'action' } as const;

const cardRoleOf = (kind: PlainColumn<never>['kind'] = 'code'): CardRole =>
  kind in cardRoles ? cardRoles[kind as keyof typeof cardRoles] : 'fact';

export interface PlainTableProps<Row> {
  /** Names the table for screen readers. */
  readonly caption: string;
  readonly columns: readonly PlainColumn<Row>[];
  readonly rows: readonly Row[];
}

/**
 * A table of a few rows, without search and pages. The first column is the row header; in narrow containers each row
 * becomes a card.
 */
export function PlainTable<Row extends { readonly id: string }>({
  caption,
  columns,
  rows,
}: PlainTableProps<Row>) {
  return (
    <table className="plain-table cards" part="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ title, kind }) => (
            <th key={title} scope="col" className={kind}>
              {kind === 'controls' ? <span className="visually-hidden">{title}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <BodyRow key={row.id} columns={columns} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function BodyRow<Row>({ columns, row }: { columns: PlainTableProps<Row>['columns']; row: Row }) {
  const [name, ...others] = columns.map(({ title, kind, show }) => ({
    title,
    kind,
    role: cardRoleOf(kind),
    content: isolated(show(row)),
  }));
  return (
    <tr part="item" data-has={filledRoles(others)}>
      <th scope="row" data-id={name?.kind === 'id' || undefined}>
        <span className="name">{name?.content}</span>
      </th>
      {others.map(({ title, kind, role, content }) => (
        <td key={title} className={kind} data-card-role={role} data-title={title}>
          {content}
        </td>
      ))}
    </tr>
  );
}
