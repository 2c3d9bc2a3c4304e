import { useContext } from 'react';
import { useTexts } from '../../../language/language-context.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Menu } from '../../../ui/menu/menu.tsx';
import { sharedCatalogue } from '../../../ui/texts.ts';
import { useGuardedPress } from '../press-guard/use-guarded-press.ts';
import { catalogue } from '../texts.ts';
import { CellCommandsContext } from './cell-commands.tsx';
import type { CellProps, CellView } from './cell-view.ts';
import { removalItem, removalOffered } from './row-removal.ts';

/** A button that removes its row after asking for a reason; on cards an item of a menu. [TBL-10] [TBL-21] [UI-02] */
export const remove: CellView = props => <RemoveButton key={props.row.id} {...props} />;

function RemoveButton({ cell, row }: CellProps) {
  const sharedTexts = useTexts(sharedCatalogue);
  const texts = useTexts(catalogue);
  const { removal } = useContext(CellCommandsContext);
  const offer = removalOffered(cell, row, removal);
  const press = useGuardedPress(() => offer?.askReason());
  if (!offer) return <span>{cell.text}</span>;
  const { name, hasId } = row;
  const { label, progress } = offer;
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
        {withRowName(label)}
      </Button>
      {hasId && (
        <Menu
          label={name ? sharedTexts.moreActionsFor({ row: name }) : sharedTexts.moreActions}
          items={[removalItem(offer)]}
        />
      )}
      {progress && <span className="progress-text">{progress}</span>}
    </span>
  );
}
