import { isControl } from '../../engine/cell.ts';
import type { Column } from '../../engine/columns.ts';
import type { RowStore } from '../../engine/store/row-store.ts';

/** Where a cell stands beside the others of its row. */
export interface CellLayout {
  /** Whether it names the row: the first column that is shown. */
  readonly isName: boolean;
  /** Which of the columns that stay in sight while others scroll it is, from 0. */
  readonly pin: number | undefined;
  /** What it is on a card; what is nothing of these shows under 'More'. */
  readonly place: 'title' | 'badge' | 'amount' | 'fact' | 'control' | undefined;
}

/** A column that is shown, and its number among those of the store. */
export interface PlacedColumn {
  readonly column: Column;
  readonly index: number;
}

const mostFacts = 2;
/** So many rows say whether a column holds anything. */
const rowsAsked = 100;

/**
 * How the columns that are shown stand in a wide row and on a card, by their keys. On a card, the first column is the
 * title, beside it the first status and the first amount, under it two more that hold something. [TBL-30] [TBL-32]
 */
export function layoutOf(shown: readonly PlacedColumn[], store: RowStore): ReadonlyMap<string, CellLayout> {
  const [title, ...rest] = shown;
  const isActedOn = ({ index }: PlacedColumn) => isControl(store.typeOf(index));
  const others = rest.filter(placed => !isActedOn(placed));
  const badge = others.find(({ index }) => store.typeOf(index) === 'status');
  const amount = others.find(({ index }) => store.typeOf(index) === 'amount');
  const facts = others
    .filter(placed => placed !== badge && placed !== amount && isFilled(store, placed.index))
    .slice(0, mostFacts);
  const placeOf = (placed: PlacedColumn): CellLayout['place'] => {
    if (placed === title) return 'title';
    if (placed === badge) return 'badge';
    if (placed === amount) return 'amount';
    if (isActedOn(placed)) return 'control';
    return facts.includes(placed) ? 'fact' : undefined;
  };
  const pinned = leading(shown, ({ column }) => column.pinned === true);
  const pins = pinned.length ? pinned : shown.slice(0, 1);
  return new Map(
    shown.map(placed => {
      const pin = pins.indexOf(placed);
      const layout = {
        isName: placed === title,
        pin: pin < 0 ? undefined : pin,
        place: placeOf(placed),
      };
      return [placed.column.key, layout];
    }),
  );
}

function leading<T>(items: readonly T[], is: (item: T) => boolean): readonly T[] {
  const end = items.findIndex(item => !is(item));
  return end < 0 ? items : items.slice(0, end);
}

function isFilled(store: RowStore, column: number): boolean {
  for (let row = 0; row < Math.min(store.size, rowsAsked); row += 1)
    if (store.textAt(row, column)) return true;
  return false;
}
