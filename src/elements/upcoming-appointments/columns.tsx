import type { upcomingAppointments } from '../../api/appointments.ts';
import { perLanguage } from '../../domain/language/language.ts';
import type { AnswerOf } from '../../http/request.ts';
import { screenCatalogue } from '../../screen/texts.ts';
import type { PlainColumn } from '../../ui/data/plain-table.tsx';
import { Reference } from '../../ui/values/reference.tsx';
import { catalogue } from './texts.ts';
import { periodShown } from './upcoming-appointments.rules.ts';

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
