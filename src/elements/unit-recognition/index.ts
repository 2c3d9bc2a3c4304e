import { elementModule } from '../../embed/element/define.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { definition } from './unit-recognition.definition.ts';
import { UnitRecognition } from './unit-recognition.tsx';

export const element = elementModule({
  definition,
  view: UnitRecognition,
  styles: [sharedSheet()],
});
