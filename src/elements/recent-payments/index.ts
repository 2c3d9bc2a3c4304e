import { elementModule } from '../../embed/element.ts';
import css from '../../screen/phone-only.css?inline';
import { pieceSheet } from '../../ui/sheet.ts';
import { definition } from './recent-payments.definition.ts';
import { RecentPayments } from './recent-payments.tsx';

export const element = elementModule({ definition, view: RecentPayments, styles: [pieceSheet(), css] });
