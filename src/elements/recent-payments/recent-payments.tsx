import { recentlyUpdatedPayments } from '../../api/reimbursements.ts';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { requestTo } from '../../http/request.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import css from '../../screen/cards/phone-only.css?inline';
import { ShortList } from '../../screen/cards/short-list.tsx';
import { usePhoneList } from '../../screen/cards/use-short-list.ts';
import { screenCatalogue } from '../../screen/texts.ts';
import { PagedTable } from '../../ui/data/paged-table.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { columns } from './columns.tsx';
import { definition } from './recent-payments.definition.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({ definition, view: RecentPayments, styles: [sharedSheet(), css] });

/** The recently updated payments, on phones only. [PD-03] */
function RecentPayments({ page, element }: ViewProps<typeof definition>) {
  const language = useLanguage();
  const { loadingPayments } = useTexts(screenCatalogue);
  const { title, empty } = useTexts(catalogue);
  const request = requestTo(recentlyUpdatedPayments, { page });
  const { isPhone, list } = usePhoneList({ page, element }, request);
  if (!isPhone) return null;
  return (
    <ShortList
      {...list}
      columns={columns(language)}
      title={title}
      loadingText={loadingPayments}
      emptyText={empty}
    >
      {table => <PagedTable {...table} size={3} isCardsOnPhones />}
    </ShortList>
  );
}
