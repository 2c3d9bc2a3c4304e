import { elementModule } from '../../embed/element.ts';
import { pieceSheet } from '../../ui/sheet.ts';
import { definition } from './table.definition.ts';
import { AnyTable } from './table.tsx';

export const element = elementModule({
  definition,
  view: AnyTable,
  styles: [pieceSheet()],
});
