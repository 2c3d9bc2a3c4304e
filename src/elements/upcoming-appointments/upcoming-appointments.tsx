import { upcomingAppointments } from '../../api/appointments.ts';
import { perLanguage } from '../../domain/language/language.ts';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { type AnswerOf, requestTo } from '../../http/request.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import css from '../../screen/cards/phone-only.css?inline';
import { ShortList, usePhoneList } from '../../screen/cards/short-list.tsx';
import { screenCatalogue } from '../../screen/texts.ts';
import { PagedTable } from '../../ui/data/paged-table.tsx';
import type { PlainColumn } from '../../ui/data/plain-table.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { Reference } from '../../ui/values/reference.tsx';
import { catalogue } from './texts.ts';
import { definition } from './upcoming-appointments.definition.ts';
import { periodShown } from './upcoming-appointments.rules.ts';

export const element = elementModule({
  definition,
  view: UpcomingAppointments,
  styles: [sharedSheet(), css],
});

/** The upcoming appointments, on phones only. [PD-04] */
function UpcomingAppointments({ page, element }: ViewProps<typeof definition>) {
  const language = useLanguage();
  const { title, loading, empty } = useTexts(catalogue);
  const request = requestTo(upcomingAppointments, { page });
  const { isPhone, list } = usePhoneList(element, request);
  if (!isPhone) return null;
  return (
    <ShortList {...list} columns={columns(language)} title={title} loadingText={loading} emptyText={empty}>
      {table => <PagedTable {...table} isCardsOnPhones />}
    </ShortList>
  );
}

type Appointment = AnswerOf<typeof upcomingAppointments>[number];

/** [PD-04] */
export const columns = perLanguage((language): readonly PlainColumn<Appointment>[] => {
  const { labels } = language.texts(screenCatalogue);
  const texts = language.texts(catalogue);
  return [
    {
      title: texts.appointment,
      show: ({ startDate, endDate, viewRoute }) => (
        <Reference
          text={periodShown(startDate, endDate, language) || texts.appointment}
          address={viewRoute}
        />
      ),
    },
    { title: labels.study, show: ({ study }) => study?.studyName },
    { title: labels.sponsor, show: ({ study }) => study?.sponsor },
    { title: labels.patientId, kind: 'id', show: ({ patient }) => patient?.patientId },
    { title: labels.site, kind: 'code', show: ({ site }) => site?.siteId },
  ];
});
