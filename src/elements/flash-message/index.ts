import { elementModule } from '../../embed/element/define.ts';
import { contentWideStyles } from '../../ui/styles/content-wide.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import css from './flash-message.css?inline';
import { definition } from './flash-message.definition.ts';
import { FlashMessage } from './flash-message.tsx';

export const element = elementModule({
  definition,
  view: FlashMessage,
  styles: [sharedSheet(), contentWideStyles, css],
});
