import type { Cell } from '../rows.ts';

/** What a person reads in a cell; an amount names its currency, as in our table. [UI-14] */
export const shownText = ({ display, type }: Cell): string =>
  type === 'amount' ? `${display} USD` : display;

/** What stands in a cell: a link, a status, or a text. */
export function contentOf(cell: Cell): Node {
  const text = shownText(cell);
  if (cell.type === 'link')
    return Object.assign(document.createElement('a'), { href: cell.href, textContent: text });
  if (cell.type === 'status')
    return Object.assign(document.createElement('span'), { className: 'status', textContent: text });
  return document.createTextNode(text);
}
