import { elementModule } from '../../embed/element/define.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import css from './deposit-form.css?inline';
import { definition } from './deposit-form.definition.ts';
import { DepositForm } from './deposit-form.tsx';

export const element = elementModule({
  definition,
  view: DepositForm,
  styles: [sharedSheet(), css],
});
