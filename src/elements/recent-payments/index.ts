import { elementModule } from '../../embed/element/define.ts';
import css from '../../screen/cards/phone-only.css?inline';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { definition } from './recent-payments.definition.ts';
import { RecentPayments } from './recent-payments.tsx';

export const element = elementModule({ definition, view: RecentPayments, styles: [sharedSheet(), css] });
