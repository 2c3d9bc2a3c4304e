import type { ReactNode } from 'react';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './plain-table.css?inline';

addStyles(css);

export interface PlainColumn<Row> {
  readonly title: string;
  /**
   * `number`: digits stand under digits. `day`, `id`, `code`: what is no longer than most of them stands on one line.
   * `controls`: at the end of the row, the title only for those who hear it.
   */
  readonly kind?: 'number' | 'day' | 'id' | 'code' | 'controls' | undefined;
  show(row: Row): ReactNode;
}

export interface PlainTableProps<Row> {
  /** What the table holds, for those who hear it. */
  readonly caption: string;
  readonly columns: readonly PlainColumn<Row>[];
  readonly rows: readonly Row[];
}

/** A table of a few rows, without search and pages: on narrow places each row is a card. The first column names the row. */
export function PlainTable<Row extends { readonly id: string }>({
  caption,
  columns,
  rows,
}: PlainTableProps<Row>) {
  return (
    <table className="plain-table" part="table">
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
          <tr key={row.id}>
            {columns.map(({ title, kind, show }, index) =>
              index ? (
                <td key={title} className={kind} data-title={kind === 'controls' ? undefined : title}>
                  {show(row)}
                </td>
              ) : (
                <th key={title} scope="row" data-title={title}>
                  {show(row)}
                </th>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
