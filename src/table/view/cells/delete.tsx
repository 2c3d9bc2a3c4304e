import { useContext } from 'react';
import { siteUrl } from '../../../domain/platform/page-address.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { sharedTexts } from '../../../ui/texts.ts';
import { texts } from '../texts.ts';
import { CellCommandsContext } from './cell-commands.tsx';
import type { CellContent, CellView } from './cell-view.ts';
import { text as asText } from './text.tsx';

/** A button that removes its row after asking for a reason. [TBL-10] [TBL-21] */
export const remove: CellView = cell => <RemoveButton key={cell.row.id} {...cell} />;

function RemoveButton(cell: CellContent) {
  const { removal } = useContext(CellCommandsContext);
  const sentHref = cell.otherFields()?.href;
  const href = sentHref && siteUrl(sentHref);
  // A cross-origin address is never posted to. [NET-01]
  if (!removal || (sentHref && !href)) return asText(cell);
  const { id, name, hasId } = cell.row;
  const progress = removal.progressOf(id);
  const withRowName = (label: string) => (
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
        busyLabel={withRowName(progress ?? sharedTexts.removing)}
        unavailable={!hasId && texts.rows.noIdToRemove}
        onClick={() => removal.ask({ id, name, href })}
      >
        {withRowName(cell.text || sharedTexts.remove)}
      </Button>
    </span>
  );
}
