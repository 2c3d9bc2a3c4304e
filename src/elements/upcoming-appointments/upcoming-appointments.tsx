import { upcomingAppointments } from '../../api/appointments.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { ShortList } from '../../screen/cards/short-list.tsx';
import { usePhoneRecords } from '../../screen/cards/use-phone-records.ts';
import { type RecordCard, RecordCards, RecordLink } from '../../ui/data/record-cards.tsx';
import type { definition } from './upcoming-appointments.definition.ts';
import { type ShownAppointment, shownAppointments } from './upcoming-appointments.rules.ts';

const title = 'Upcoming Appointments';

/** The appointments that come next, on phones. [PD-04] */
export function UpcomingAppointments({ page, element }: ViewProps<typeof definition>) {
  const { isPhone, shown, ...list } = usePhoneRecords(
    { page, element },
    upcomingAppointments,
    shownAppointments,
  );
  if (!isPhone) return null;
  return (
    <ShortList
      {...list}
      title={title}
      loading="Looking up your appointments..."
      empty="No upcoming appointments"
    >
      <RecordCards label={title} records={(shown ?? []).map(recordOf)} />
    </ShortList>
  );
}

const recordOf = ({ id, days, study, sponsor, patient, site, view }: ShownAppointment): RecordCard => ({
  id,
  title: days || 'Appointment',
  facts: [
    ['Study', study],
    ['Sponsor', sponsor],
    ['Patient ID', patient],
    ['Site', site],
  ],
  foot: view && <RecordLink href={view} name={days ? `appointment on ${days}` : 'appointment'} />,
});
