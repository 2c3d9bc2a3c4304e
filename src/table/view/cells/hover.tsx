import { factLines, factsIn } from '../../../domain/display/facts.ts';
import { Tooltip } from '../../../ui/overlays/tooltip.tsx';
import type { CellView } from './cell-view.ts';
import { text as asText } from './text.tsx';

/** A text that says more after 400 ms under the pointer, or with the focus. [TBL-10] [UI-07] */
export const hover: CellView = cell => {
  const { preview, details } = cell.more() ?? {};
  const lines = factLines(factsIn(preview ?? details));
  if (!lines || !cell.text) return asText(cell);
  return (
    <Tooltip key={cell.row.id} text={lines}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what it says has to be within reach of every hand. */}
      <span className="says-more" tabIndex={0}>
        {cell.text}
      </span>
    </Tooltip>
  );
};
