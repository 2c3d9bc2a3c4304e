import { elementModule } from '../../embed/element.ts';
import { pieceSheet } from '../../ui/sheet.ts';
import { definition } from './patient-payments.definition.ts';
import { PatientPayments } from './patient-payments.tsx';

export const element = elementModule({
  definition,
  view: PatientPayments,
  styles: [pieceSheet()],
});
