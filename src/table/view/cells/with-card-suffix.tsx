import type { ReactNode } from 'react';
import { shownDate } from '../../../domain/dates/dates.ts';
import type { CellContent } from './cell-view.ts';

/** Adds the first text of other columns, which only cards show: `Week 12 · 4 Oct 2026`. [UI-19] */
export function withCardSuffix(shown: ReactNode, { text, row, column, language }: CellContent): ReactNode {
  const suffix = column.cardSuffix?.map(row.text).find(Boolean);
  if (!suffix) return shown;
  return (
    <span>
      <span>{shown}</span>
      <span className="card-suffix">
        {text && <span className="separator"> · </span>}
        <bdi>{shownDate(suffix, language)}</bdi>
      </span>
    </span>
  );
}
