import { recentlyUpdatedPayments } from '../../api/reimbursements.ts';
import { shownDate } from '../../domain/dates/dates.ts';
import { currencyOf, currencyText } from '../../domain/display/money.ts';
import { statusShown } from '../../domain/display/status.ts';
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
import { Amount } from '../../ui/values/amount.tsx';
import { Badge } from '../../ui/values/badge.tsx';
import { Reference } from '../../ui/values/reference.tsx';
import { definition } from './recent-payments.definition.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({ definition, view: RecentPayments, styles: [sharedSheet(), css] });

/** The recently updated payments, on phones only. [PD-03] */
function RecentPayments({ page, element }: ViewProps<typeof definition>) {
  const language = useLanguage();
  const { loadingPayments } = useTexts(screenCatalogue);
  const { title, empty } = useTexts(catalogue);
  const request = requestTo(recentlyUpdatedPayments, { page });
  const { isPhone, list } = usePhoneList(element, request);
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

type Payment = AnswerOf<typeof recentlyUpdatedPayments>[number];

/** [PD-03] */
export const columns = perLanguage((language): readonly PlainColumn<Payment>[] => {
  const { labels } = language.texts(screenCatalogue);
  const texts = language.texts(catalogue);
  return [
    {
      title: labels.id,
      kind: 'id',
      show: ({ id, hasNoId, viewRoute }) => (
        <Reference text={hasNoId ? texts.payment : id} address={viewRoute} />
      ),
    },
    {
      title: labels.status,
      kind: 'status',
      show: ({ status }) => (status ? <Badge {...statusShown(String(status), language)} /> : undefined),
    },
    {
      title: labels.total,
      kind: 'total',
      show: ({ totalUSD }) => <Amount text={currencyText(totalUSD)} currency={currencyOf()} />,
    },
    { title: labels.visitDate, kind: 'day', show: ({ visitDate }) => shownDate(visitDate, language) },
    { title: labels.submittedOn, kind: 'day', show: ({ submittedOn }) => shownDate(submittedOn, language) },
    { title: labels.payType, show: ({ paymentPreference }) => paymentPreference },
    { title: labels.patientId, kind: 'id', show: ({ patientId }) => patientId },
    { title: labels.site, kind: 'code', show: ({ site }) => site?.siteId },
  ];
});
