import type { Cell } from '../rows.ts';
import { shownText } from './cell.ts';

/** What stands in a cell, for React: a link, a status, or a text. */
export function cellContent(cell: Cell) {
  const text = shownText(cell);
  if (cell.type === 'link') return <a href={cell.href}>{text}</a>;
  return cell.type === 'status' ? <span className="status">{text}</span> : text;
}
