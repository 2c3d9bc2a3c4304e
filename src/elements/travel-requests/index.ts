import { elementModule } from '../../embed/element/define.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { definition } from './travel-requests.definition.ts';
import { TravelRequests } from './travel-requests.tsx';

export const element = elementModule({
  definition,
  view: TravelRequests,
  styles: [sharedSheet()],
});
