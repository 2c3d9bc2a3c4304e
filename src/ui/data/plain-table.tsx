import type { ReactNode } from 'react';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './plain-table.css?inline';

addStyles(css);

export interface PlainColumn<Row> {
  readonly title: string;
  /**
   * `number`: aligned so that digits line up. `day`, `id`, `code`: wide enough for usual values to fit on one line.
   * `controls`: at the end of the row, with a visually hidden title.
   */
  readonly kind?: 'number' | 'day' | 'id' | 'code' | 'controls' | undefined;
  show(row: Row): ReactNode;
}

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
