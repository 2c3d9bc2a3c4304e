import { elementModule } from '../../embed/element.ts';
import { baseStyles } from '../../ui/base.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { cardStyles } from '../../ui/card.tsx';
import { moneyFieldStyles } from '../../ui/money-field.tsx';
import { noticeStyles } from '../../ui/notice.tsx';
import { progressStyles } from '../../ui/progress.tsx';
import css from './deposit-form.css?inline';
import { definition } from './deposit-form.definition.ts';
import { DepositForm } from './deposit-form.tsx';

export const element = elementModule({
  definition,
  view: DepositForm,
  styles: [
    ...baseStyles,
    ...buttonStyles,
    ...cardStyles,
    ...moneyFieldStyles,
    ...noticeStyles,
    ...progressStyles,
    css,
  ],
});
