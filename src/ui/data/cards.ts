import { addStyles } from '../styles/shared-sheet.ts';
import css from './cards.css?inline';

// A module of its own for all tables whose rows become cards.
addStyles(css);

/** Where a cell stands on a card; a detail only shows after 'More'. */
export type CardRole = 'title' | 'badge' | 'amount' | 'fact' | 'detail' | 'foot';

interface PlacedCell {
  readonly role: CardRole | undefined;
  readonly content: unknown;
}

/**
 * The roles of the cells that are not empty, for the style sheet, as the attribute `data-has` of a row; `feet` if two cells
 * share the foot. With `:has()` in its place, each change of a page takes a quarter longer.
 */
export function filledRoles(cells: readonly PlacedCell[]): string | undefined {
  const roles = cells.flatMap(({ role, content }) => (role && content ? role : []));
  const hasFeet = roles.filter(role => role === 'foot').length > 1;
  return [...new Set(roles), ...(hasFeet ? ['feet'] : [])].join(' ') || undefined;
}
