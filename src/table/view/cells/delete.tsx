import { useContext } from 'react';
import { useTexts } from '../../../language/language-context.ts';
import { siteUrl } from '../../../platform/page-address.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { sharedCatalogue } from '../../../ui/texts.ts';
import { useGuardedPress } from '../press-guard/use-guarded-press.ts';
import { catalogue } from '../texts.ts';
import { CellCommandsContext } from './cell-commands.tsx';
import type { CellProps, CellView } from './cell-view.ts';

/** A button that removes its row after asking for a reason. [TBL-10] [TBL-21] */
export const remove: CellView = props => <RemoveButton key={props.row.id} {...props} />;

function RemoveButton({ cell: { text, fields }, row: { id, name, hasId } }: CellProps) {
  const sharedTexts = useTexts(sharedCatalogue);
  const texts = useTexts(catalogue);
  const { removal } = useContext(CellCommandsContext);
  const href = fields?.href && siteUrl(fields.href);
  const press = useGuardedPress(() => removal?.askReason({ id, name, href }));
  // A cross-origin address is never posted to. [NET-01]
  if (!removal || (fields?.href && !href)) return <span>{text}</span>;
  const progress = removal.progressOf(id);
  const withRowName = (shown: string) => (
    <>
      <span>{shown}</span>
      <span className="visually-hidden">{` ${name}`}</span>
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
        {...press}
      >
        {withRowName(text || sharedTexts.remove)}
      </Button>
    </span>
  );
}
