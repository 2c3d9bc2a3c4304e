import { elementModule } from '../../embed/element.ts';
import { formSupport } from '../../embed/form-part.ts';
import { pieceSheet } from '../../ui/sheet.ts';
import { definition } from './month-picker.definition.ts';
import { MonthPicker } from './month-picker.tsx';

export const element = elementModule({
  definition,
  view: MonthPicker,
  styles: [pieceSheet()],
  form: formSupport,
});
