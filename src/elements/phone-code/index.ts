import { elementModule } from '../../embed/element/define.ts';
import { formSupport } from '../../embed/form-field/form-association.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { definition } from './phone-code.definition.ts';
import { PhoneCode } from './phone-code.tsx';

export const element = elementModule({
  definition,
  view: PhoneCode,
  styles: [sharedSheet()],
  form: formSupport,
});
