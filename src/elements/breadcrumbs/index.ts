import { elementModule } from '../../embed/element/element-module.ts';
import { pieceSheet } from '../../ui/styles/shared-sheet.ts';
import { definition } from './breadcrumbs.definition.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

export const element = elementModule({
  definition,
  view: Breadcrumbs,
  styles: [pieceSheet()],
});
