import { upcomingAppointments } from '../../api/appointments.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { ShortList } from '../../screen/cards/short-list.tsx';
import { usePhoneRecords } from '../../screen/cards/use-phone-records.ts';
import { screenTexts } from '../../screen/texts.ts';
import { type RecordCard, RecordCards } from '../../ui/data/record-cards.tsx';
import { texts } from './texts.ts';
import type { definition } from './upcoming-appointments.definition.ts';
import { type AppointmentSummary, appointmentSummaries } from './upcoming-appointments.rules.ts';

const { labels } = screenTexts;

/** The upcoming appointments, on phones only. [PD-04] */
export function UpcomingAppointments({ page, element }: ViewProps<typeof definition>) {
  const { isPhone, shown, ...list } = usePhoneRecords(
    { page, element },
    upcomingAppointments,
    appointmentSummaries,
  );
  if (!isPhone) return null;
  return (
    <ShortList {...list} title={texts.title} loadingText={texts.loading} emptyText={texts.empty}>
      <RecordCards label={texts.title} records={(shown ?? []).map(recordCard)} />
    </ShortList>
  );
}

const recordCard = ({ id, when, study, sponsor, patient, site, view }: AppointmentSummary): RecordCard => ({
  id,
  title: when || texts.appointment,
  facts: [
    [labels.study, study],
    [labels.sponsor, sponsor],
    [labels.patientId, patient],
    [labels.site, site],
  ],
  link: view ? { href: view, suffix: when && texts.linkSuffix } : undefined,
});
