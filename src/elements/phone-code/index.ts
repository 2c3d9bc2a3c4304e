import { elementModule } from '../../embed/element.ts';
import { formSupport } from '../../embed/form-part.ts';
import { pieceSheet } from '../../ui/sheet.ts';
import { definition } from './phone-code.definition.ts';
import { PhoneCode } from './phone-code.tsx';

export const element = elementModule({
  definition,
  view: PhoneCode,
  styles: [pieceSheet()],
  form: formSupport,
});
