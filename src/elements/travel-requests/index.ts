import { elementModule } from '../../embed/element.ts';
import { pieceSheet } from '../../ui/sheet.ts';
import { definition } from './travel-requests.definition.ts';
import { TravelRequests } from './travel-requests.tsx';

export const element = elementModule({
  definition,
  view: TravelRequests,
  styles: [pieceSheet()],
});
