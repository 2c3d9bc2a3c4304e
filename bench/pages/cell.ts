import type { Cell } from '../rows.ts';

/** The visible text of a cell; an amount includes its currency, as in our table. [UI-14] */
export const shownText = ({ display, type }: Cell): string =>
  type === 'amount' ? `${display} USD` : display;

/** The content of a cell as a DOM node: a link, a status badge or text. */
export function contentOf(cell: Cell): Node {
  const text = shownText(cell);
  if (cell.type === 'link')
    return Object.assign(document.createElement('a'), { href: cell.href, textContent: text });
  if (cell.type === 'status')
    return Object.assign(document.createElement('span'), { className: 'status', textContent: text });
  return document.createTextNode(text);
}
