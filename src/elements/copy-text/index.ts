import { elementModule } from '../../embed/element/define.ts';
import { inlineStyles } from '../../ui/styles/inline.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import css from './copy-text.css?inline';
import { definition } from './copy-text.definition.ts';
import { CopyText } from './copy-text.tsx';

export const element = elementModule({
  definition,
  view: CopyText,
  styles: [sharedSheet(), inlineStyles, css],
});
