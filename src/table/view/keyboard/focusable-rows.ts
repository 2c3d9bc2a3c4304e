/** Selects the focusable controls of a row. */
const controlSelector = 'button, a[href], input, select, textarea';

/** The visible controls of a row, in document order. */
export const controlsIn = (row: Element): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>(controlSelector)].filter(control => control.getClientRects().length);

/** The position of a control among those of its row; 0 for an element that is not one of them. */
export const controlIndex = (row: Element, control: Element): number =>
  Math.max(0, (controlsIn(row) as Element[]).indexOf(control));

/** The rows that still accept focus: not decided rows, nor the rows that hold notes and details. */
export const focusableRows = (body: Element): Element[] => [
  ...body.querySelectorAll('tr[aria-rowindex]:not([data-state])'),
];

/** The row that a control belongs to, also when it is in the note or the details below that row. */
export function rowContaining(control: Element): Element | undefined {
  let row: Element | null = control.closest('tr');
  while (row && !row.hasAttribute('aria-rowindex')) row = row.previousElementSibling;
  return row ?? undefined;
}

/** How many of these rows precede the given one in the document. */
export const countRowsBefore = (rows: readonly Element[], row: Element): number =>
  rows.filter(other => other.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING).length;
