import { elementModule } from '../../embed/element/define.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { definition } from './patient-payments.definition.ts';
import { PatientPayments } from './patient-payments.tsx';

export const element = elementModule({
  definition,
  view: PatientPayments,
  styles: [sharedSheet()],
});
