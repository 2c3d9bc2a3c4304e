import { elementModule } from '../../embed/element/define.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import css from './quick-actions.css?inline';
import { definition } from './quick-actions.definition.ts';
import { QuickActions } from './quick-actions.tsx';

export const element = elementModule({
  definition,
  view: QuickActions,
  styles: [sharedSheet(), css],
});
