import { elementModule } from '../../embed/element/define.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import css from './card-list.css?inline';
import { definition } from './card-list.definition.ts';
import { CardList } from './card-list.tsx';

export const element = elementModule({
  definition,
  view: CardList,
  styles: [sharedSheet(), css],
});
