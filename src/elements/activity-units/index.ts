import { elementModule } from '../../embed/element/define.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { definition } from './activity-units.definition.ts';
import { ActivityUnits } from './activity-units.tsx';

export const element = elementModule({
  definition,
  view: ActivityUnits,
  styles: [sharedSheet()],
});
