import { elementModule } from '../../embed/element.ts';
import { baseStyles } from '../../ui/base.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { cardStyles } from '../../ui/card.tsx';
import { noticeStyles } from '../../ui/notice.tsx';
import { selectStyles } from '../../ui/select/select.tsx';
import css from './create-err.css?inline';
import { definition } from './create-err.definition.ts';
import { CreateErr } from './create-err.tsx';

export const element = elementModule({
  definition,
  view: CreateErr,
  styles: [...baseStyles, ...buttonStyles, ...cardStyles, ...noticeStyles, ...selectStyles, css],
});
