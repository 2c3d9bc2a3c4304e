import { elementModule } from '../../embed/element.ts';
import { pieceSheet } from '../../ui/sheet.ts';
import { definition } from './activity-units.definition.ts';
import { ActivityUnits } from './activity-units.tsx';

export const element = elementModule({
  definition,
  view: ActivityUnits,
  styles: [pieceSheet()],
});
