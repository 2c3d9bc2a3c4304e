import { upcomingAppointments } from '../../api/appointments.ts';
import { perLanguage } from '../../domain/language/per-language.ts';
import { elementModule } from '../../embed/element/define.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { requestTo } from '../../http/request.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import css from '../../screen/cards/phone-only.css?inline';
import { ShortList } from '../../screen/cards/short-list.tsx';
import { usePhoneRecords } from '../../screen/cards/use-phone-records.ts';
import { screenCatalogue } from '../../screen/texts.ts';
import { type PlainColumn, PlainTable } from '../../ui/data/plain-table.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { Reference } from '../../ui/values/reference.tsx';
import { catalogue } from './texts.ts';
import { definition } from './upcoming-appointments.definition.ts';
import { type AppointmentSummary, appointmentSummaries } from './upcoming-appointments.rules.ts';

export const element = elementModule({
  definition,
  view: UpcomingAppointments,
  styles: [sharedSheet(), css],
});

/** The upcoming appointments, on phones only. [PD-04] */
function UpcomingAppointments({ page, element }: ViewProps<typeof definition>) {
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
      <div className="phone-cards">
        <PlainTable caption={texts.title} columns={columns(language)} rows={shown ?? []} />
      </div>
    </ShortList>
  );
}

const columns = perLanguage((language): readonly PlainColumn<AppointmentSummary>[] => {
  const { labels } = language.texts(screenCatalogue);
  const texts = language.texts(catalogue);
  return [
    {
      title: texts.appointment,
      show: ({ when, view }) => <Reference text={when || texts.appointment} url={view} />,
    },
    { title: labels.study, show: ({ study }) => study },
    { title: labels.sponsor, show: ({ sponsor }) => sponsor },
    { title: labels.patientId, kind: 'id', show: ({ patient }) => patient },
    { title: labels.site, kind: 'code', show: ({ site }) => site },
  ];
});
