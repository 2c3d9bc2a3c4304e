import { elementModule } from '../../embed/element.ts';
import { contentWideStyles } from '../../ui/content-wide.ts';
import { pieceSheet } from '../../ui/sheet.ts';
import css from './flash-message.css?inline';
import { definition } from './flash-message.definition.ts';
import { FlashMessage } from './flash-message.tsx';

export const element = elementModule({
  definition,
  view: FlashMessage,
  styles: [pieceSheet(), contentWideStyles, css],
});
