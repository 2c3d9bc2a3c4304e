import { elementModule } from '../../embed/element.ts';
import { inlineStyles } from '../../ui/inline.ts';
import { pieceSheet } from '../../ui/sheet.ts';
import css from './row-actions.css?inline';
import { definition } from './row-actions.definition.ts';
import { RowActions } from './row-actions.tsx';

export const element = elementModule({
  definition,
  view: RowActions,
  styles: [pieceSheet(), inlineStyles, css],
});
