import { elementModule } from '../../embed/element/define.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import css from './travel-request.css?inline';
import { definition } from './travel-request.definition.ts';
import { TravelRequest } from './travel-request.tsx';

export const element = elementModule({
  definition,
  view: TravelRequest,
  styles: [sharedSheet(), css],
});
