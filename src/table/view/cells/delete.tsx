import { useContext } from 'react';
import { sameOriginUrl } from '../../../domain/platform/same-origin.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CellActs } from './cell-acts.tsx';
import type { CellView, ShownCell } from './cell-view.ts';
import { text as asText } from './text.tsx';

/** Removes its row, once a reason is given. [TBL-10] [TBL-21] */
export const remove: CellView = cell => <RemoveButton key={cell.row.id} {...cell} />;

function RemoveButton(cell: ShownCell) {
  const { removal } = useContext(CellActs);
  const stated = cell.more()?.href;
  const href = stated && sameOriginUrl(stated, location.href);
  // [NET-01]
  if (!removal || (stated && !href)) return asText(cell);
  const { id, name, hasId } = cell.row;
  const progress = removal.progressOf(id);
  const named = (label: string) => (
    <>
      {label}
      <span className="visually-hidden"> {name}</span>
    </>
  );
  return (
    <span className="remove-row">
      <Button
        tone="quiet"
        aria-haspopup="dialog"
        busy={progress !== undefined}
        busyLabel={named(progress ?? 'Removing…')}
        unavailable={!hasId && 'This row has no id, so it cannot be removed here.'}
        onClick={() => removal.ask({ id, name, href })}
      >
        {named(cell.text || 'Remove')}
      </Button>
    </span>
  );
}
