import { upcomingAppointments } from '../../api/appointments.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { definition } from './upcoming-appointments.definition.ts';

export const documented = documentedElement(definition, {
  summary:
    'Shows patients on their phones which appointments come next; in windows wider than 991 pixels nothing.',
  attributes: {},
  // No prefetch: in wide windows the element makes no call.
  calls: [{ endpoint: upcomingAppointments }],
  parts: ['card', 'table', 'item', 'skeleton', 'notice'],
  reservedSpace: { narrow: 520, wide: 520, below: 992 },
});
