import { elementModule } from '../../embed/element.ts';
import { pieceSheet } from '../../ui/sheet.ts';
import { definition } from './breadcrumbs.definition.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

export const element = elementModule({
  definition,
  view: Breadcrumbs,
  styles: [pieceSheet()],
});
