import { elementModule } from '../../embed/element/define.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { definition } from './reimbursement-list.definition.ts';
import { ReimbursementList } from './reimbursement-list.tsx';

export const element = elementModule({
  definition,
  view: ReimbursementList,
  styles: [sharedSheet()],
});
