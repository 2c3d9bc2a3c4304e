import type { CardRole } from '../../../ui/data/cards.ts';
import { type CellRules, rulesOf } from '../../engine/cell-types.ts';
import type { TableColumn } from '../../engine/columns.ts';

/** How the cells of a column are placed in a row and on a card. */
export interface CellLayout {
  /** Whether it names the row: true for the first visible column. */
  readonly isName: boolean;
  /** Its index among the pinned columns, which stay in place while the others scroll; undefined for other columns. */
  readonly pin: number | undefined;
  readonly cardRole: CardRole;
}

const maxFacts = 2;

/** The layout of the visible columns, by column key. Without a pinned column, the first one is. [TBL-30] */
export function cellLayouts(visible: readonly TableColumn[]): ReadonlyMap<string, CellLayout> {
  const pinned = leadingItems(visible, ({ stated }) => stated.pinned === true);
  const pins = pinned.length ? pinned : visible.slice(0, 1);
  const cardRoleOf = cardRoles(visible);
  return new Map(
    visible.map((column, index) => {
      const pin = pins.indexOf(column);
      return [
        column.key,
        { isName: index === 0, pin: pin < 0 ? undefined : pin, cardRole: cardRoleOf(column) },
      ];
    }),
  );
}

/**
 * The roles on a card: the first column is the title; the first status and the first amount are placed beside it, the
 * next two columns that are not empty below it, and actions at its end. Two or more columns of fields fold away with
 * the rest. A list may state other columns as facts. [TBL-32] [UI-19]
 */
function cardRoles([title, ...rest]: readonly TableColumn[]) {
  const statesFacts = rest.some(({ stated }) => stated.isCardFact);
  const others = rest.filter(column => !column.holdsControls);
  const placed = (columns: readonly TableColumn[], card: CellRules['card']) =>
    columns.filter(({ type }) => rulesOf(type).card === card);
  const [badge] = placed(others, 'badge');
  const [amount] = placed(others, 'amount');
  const fields = placed(rest, 'field');
  // Before the first rows, every column may have a text.
  const isWaiting = !title?.hasText && !others.some(({ hasText }) => hasText);
  const facts = others
    .filter(column => (statesFacts ? column.stated.isCardFact : column !== badge && column !== amount))
    .filter(({ hasText }) => hasText || isWaiting)
    .slice(0, statesFacts ? undefined : maxFacts);
  return (column: TableColumn): CardRole => {
    if (column === title) return 'title';
    if (column === badge) return 'badge';
    if (column === amount) return 'amount';
    if (rulesOf(column.type).card === 'action') return 'action';
    const isFact = column.holdsControls
      ? fields.length < 2 || !fields.includes(column)
      : facts.includes(column);
    return isFact ? 'fact' : 'detail';
  };
}

function leadingItems<T>(items: readonly T[], isIncluded: (item: T) => boolean): readonly T[] {
  const end = items.findIndex(item => !isIncluded(item));
  return end < 0 ? items : items.slice(0, end);
}
