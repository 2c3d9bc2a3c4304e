import { elementModule } from '../../embed/element.ts';
import css from '../../screen/phone-only.css?inline';
import { pieceSheet } from '../../ui/sheet.ts';
import { definition } from './upcoming-appointments.definition.ts';
import { UpcomingAppointments } from './upcoming-appointments.tsx';

export const element = elementModule({ definition, view: UpcomingAppointments, styles: [pieceSheet(), css] });
