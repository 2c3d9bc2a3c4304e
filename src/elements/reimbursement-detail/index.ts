import { elementModule } from '../../embed/element/define.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import css from './reimbursement-detail.css?inline';
import { definition } from './reimbursement-detail.definition.ts';
import { ReimbursementDetail } from './reimbursement-detail.tsx';

export const element = elementModule({
  definition,
  view: ReimbursementDetail,
  styles: [sharedSheet(), css],
});
