import { addStyles } from '../styles/shared-sheet.ts';
import css from './cards.css?inline';

// A module of its own for all tables whose rows become cards.
addStyles(css);

/**
 * Where a cell stands on a card; a detail only shows after 'More'. `action`: quiet links in the foot of the
 * card. `foot`: the buttons that decide.
 */
export type CardRole = 'title' | 'badge' | 'amount' | 'fact' | 'detail' | 'action' | 'foot';

interface PlacedCell {
  readonly role: CardRole | undefined;
  readonly content: unknown;
}

/**
 * The roles of the cells that are not empty, for the style sheet, as the attribute `data-has` of a row; `actions` if two cells
 * hold actions. With `:has()` in its place, each change of a page takes a quarter longer.
 */
export function filledRoles(cells: readonly PlacedCell[]): string | undefined {
  const roles = cells.flatMap(({ role, content }) => (role && content ? role : []));
  const hasActions = roles.filter(role => role === 'action').length > 1;
  return [...new Set(roles), ...(hasActions ? ['actions'] : [])].join(' ') || undefined;
}
