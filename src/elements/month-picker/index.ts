import { elementModule } from '../../embed/element/define.ts';
import { formSupport } from '../../embed/form-field/form-association.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { definition } from './month-picker.definition.ts';
import { MonthPicker } from './month-picker.tsx';

export const element = elementModule({
  definition,
  view: MonthPicker,
  styles: [sharedSheet()],
  form: formSupport,
});
