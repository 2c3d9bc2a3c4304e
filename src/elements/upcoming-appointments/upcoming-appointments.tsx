import { upcomingAppointments } from '../../api/appointments.ts';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { requestTo } from '../../http/request.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import css from '../../screen/cards/phone-only.css?inline';
import { ShortList } from '../../screen/cards/short-list.tsx';
import { usePhoneList } from '../../screen/cards/use-short-list.ts';
import { PagedTable } from '../../ui/data/paged-table.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { columns } from './columns.tsx';
import { catalogue } from './texts.ts';
import { definition } from './upcoming-appointments.definition.ts';

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
  const { isPhone, list } = usePhoneList({ page, element }, request);
  if (!isPhone) return null;
  return (
    <ShortList {...list} columns={columns(language)} title={title} loadingText={loading} emptyText={empty}>
      {table => <PagedTable {...table} isCardsOnPhones />}
    </ShortList>
  );
}
