import { elementModule } from '../../embed/element/define.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import css from './create-err.css?inline';
import { definition } from './create-err.definition.ts';
import { CreateErr } from './create-err.tsx';

export const element = elementModule({
  definition,
  view: CreateErr,
  styles: [sharedSheet(), css],
});
