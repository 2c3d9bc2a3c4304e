import { elementModule } from '../../embed/element.ts';
import { tableStyles } from '../../table/table.tsx';
import { baseStyles } from '../../ui/base.ts';
import { cardStyles } from '../../ui/card.tsx';
import { noticeStyles } from '../../ui/notice.tsx';
import css from './review-queue.css?inline';
import { definition } from './review-queue.definition.ts';
import { ReviewQueue } from './review-queue.tsx';

export const element = elementModule({
  definition,
  view: ReviewQueue,
  styles: [...baseStyles, ...cardStyles, ...noticeStyles, ...tableStyles, css],
});
