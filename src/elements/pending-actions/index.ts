import { elementModule } from '../../embed/element.ts';
import { pieceSheet } from '../../ui/sheet.ts';
import { definition } from './pending-actions.definition.ts';
import { PendingActions } from './pending-actions.tsx';

export const element = elementModule({
  definition,
  view: PendingActions,
  styles: [pieceSheet()],
});
