import { elementModule } from '../../embed/element/define.ts';
import { inlineStyles } from '../../ui/styles/inline.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import css from './row-actions.css?inline';
import { definition } from './row-actions.definition.ts';
import { RowActions } from './row-actions.tsx';

export const element = elementModule({
  definition,
  view: RowActions,
  styles: [sharedSheet(), inlineStyles, css],
});
