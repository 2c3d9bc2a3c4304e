import { elementModule } from '../../embed/element/define.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import css from './review-queue.css?inline';
import { definition } from './review-queue.definition.ts';
import { ReviewQueue } from './review-queue.tsx';

export const element = elementModule({
  definition,
  view: ReviewQueue,
  styles: [sharedSheet(), css],
});
