/** What a person can work with in a row. */
const controls = 'button, a[href], input, select, textarea';

export const controlsIn = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(controls)];

/** Which of its row's controls it is; the first for what is none. */
export const placeIn = (row: Element, control: Element): number =>
  Math.max(0, (controlsIn(row) as Element[]).indexOf(control));

/** The rows that can still be worked on, without the notes and details under them. */
export const rowsIn = (body: Element): Element[] => [
  ...body.querySelectorAll('tr[aria-rowindex]:not([data-state])'),
];

/** The row that a control stands in, or under. */
export function rowOf(control: Element): Element | undefined {
  let row: Element | null = control.closest('tr');
  while (row && !row.hasAttribute('aria-rowindex')) row = row.previousElementSibling;
  return row ?? undefined;
}

/** How many of these rows stand before it. */
export const countBefore = (rows: readonly Element[], row: Element): number =>
  rows.filter(other => other.compareDocumentPosition(row) & Node.DOCUMENT_POSITION_FOLLOWING).length;
