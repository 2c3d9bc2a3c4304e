import { elementModule } from '../../embed/element/define.ts';
import css from '../../screen/cards/phone-only.css?inline';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { definition } from './upcoming-appointments.definition.ts';
import { UpcomingAppointments } from './upcoming-appointments.tsx';

export const element = elementModule({
  definition,
  view: UpcomingAppointments,
  styles: [sharedSheet(), css],
});
