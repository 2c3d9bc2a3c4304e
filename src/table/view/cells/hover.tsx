import { factLines, furtherFacts } from '../../../domain/display/facts.ts';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import type { CellView } from './cell-view.ts';

/** A text with a tooltip that shows after 400 ms of hovering, or on focus. [TBL-10] [TBL-22] [UI-07] */
export const hover: CellView = ({ cell, row }) => {
  const lines = factLines(furtherFacts(cell.fields));
  if (!lines || !cell.text) return cell.text;
  return (
    <Tooltip key={row.id} text={lines}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip must be reachable by keyboard. */}
      <span className="has-tooltip" tabIndex={0}>
        {cell.text}
      </span>
    </Tooltip>
  );
};
