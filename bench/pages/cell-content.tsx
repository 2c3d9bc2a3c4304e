import type { Cell } from '../rows.ts';
import { shownText } from './cell.ts';

/** The content of a cell as a React node: a link, a status badge or text. */
export function cellContent(cell: Cell) {
  const text = shownText(cell);
  if (cell.type === 'link') return <a href={cell.href}>{text}</a>;
  return cell.type === 'status' ? <span className="status">{text}</span> : text;
}
