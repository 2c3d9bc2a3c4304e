import { upcomingAppointments } from '../../api/appointments.ts';
import type { Language } from '../../domain/language/language.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { requestTo } from '../../http/request.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import { ShortList } from '../../screen/cards/short-list.tsx';
import { usePhoneRecords } from '../../screen/cards/use-phone-records.ts';
import { screenCatalogue } from '../../screen/texts.ts';
import { type RecordCard, RecordCards } from '../../ui/data/record-cards.tsx';
import { catalogue } from './texts.ts';
import type { definition } from './upcoming-appointments.definition.ts';
import { type AppointmentSummary, appointmentSummaries } from './upcoming-appointments.rules.ts';

/** The upcoming appointments, on phones only. [PD-04] */
export function UpcomingAppointments({ page, element }: ViewProps<typeof definition>) {
  const language = useLanguage();
  const texts = useTexts(catalogue);
  const { isPhone, shown, ...list } = usePhoneRecords(
    { page, element },
    requestTo(upcomingAppointments, { page }),
    appointmentSummaries,
  );
  if (!isPhone) return null;
  return (
    <ShortList {...list} title={texts.title} loadingText={texts.loading} emptyText={texts.empty}>
      <RecordCards label={texts.title} records={(shown ?? []).map(each => recordCard(each, language))} />
    </ShortList>
  );
}

const recordCard = (
  { id, when, study, sponsor, patient, site, view }: AppointmentSummary,
  language: Language,
): RecordCard => {
  const screenTexts = language.texts(screenCatalogue);
  const texts = language.texts(catalogue);
  return {
    id,
    title: when || texts.appointment,
    facts: [
      [screenTexts.labels.study, study],
      [screenTexts.labels.sponsor, sponsor],
      [screenTexts.labels.patientId, patient],
      [screenTexts.labels.site, site],
    ],
    link: view ? { href: view, name: when && texts.link({ when }) } : undefined,
  };
};
