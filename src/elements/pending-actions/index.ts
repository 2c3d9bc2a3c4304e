import { elementModule } from '../../embed/element/define.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { definition } from './pending-actions.definition.ts';
import { PendingActions } from './pending-actions.tsx';

export const element = elementModule({
  definition,
  view: PendingActions,
  styles: [sharedSheet()],
});
