import { recentlyUpdatedPayments } from '../../api/reimbursements.ts';
import { currencyOf } from '../../domain/display/currency.ts';
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
import { ShortPages } from '../../ui/data/short-pager.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { Amount } from '../../ui/values/amount.tsx';
import { Badge } from '../../ui/values/badge.tsx';
import { Reference } from '../../ui/values/reference.tsx';
import { definition } from './recent-payments.definition.ts';
import { type PaymentSummary, paymentSummaries } from './recent-payments.rules.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({ definition, view: RecentPayments, styles: [sharedSheet(), css] });

const pageSize = 3;

/** The recently updated payments, on phones only. [PD-03] */
function RecentPayments({ page, element }: ViewProps<typeof definition>) {
  const language = useLanguage();
  const screenTexts = useTexts(screenCatalogue);
  const texts = useTexts(catalogue);
  const { isPhone, shown, ...list } = usePhoneRecords(
    { page, element },
    requestTo(recentlyUpdatedPayments, { page }),
    paymentSummaries,
  );
  if (!isPhone) return null;
  return (
    <ShortList
      {...list}
      title={texts.title}
      loadingText={screenTexts.loadingPayments}
      emptyText={texts.empty}
    >
      <ShortPages label={texts.title} rows={shown ?? []} size={pageSize}>
        {rows => (
          <div className="phone-cards">
            <PlainTable caption={texts.title} columns={columns(language)} rows={rows} />
          </div>
        )}
      </ShortPages>
    </ShortList>
  );
}

const columns = perLanguage((language): readonly PlainColumn<PaymentSummary>[] => {
  const { labels } = language.texts(screenCatalogue);
  const texts = language.texts(catalogue);
  return [
    {
      title: labels.id,
      show: ({ reference, view }) => <Reference text={reference || texts.payment} url={view} />,
    },
    {
      title: labels.status,
      kind: 'status',
      show: ({ status }) => status && <Badge tone={status.tone}>{status.label}</Badge>,
    },
    {
      title: labels.total,
      kind: 'total',
      show: ({ total }) => <Amount text={total} currency={currencyOf()} />,
    },
    { title: labels.visitDate, kind: 'day', show: ({ visitDate }) => visitDate },
    { title: texts.submitted, kind: 'day', show: ({ submittedOn }) => submittedOn },
    { title: labels.payType, show: ({ method }) => method },
    { title: labels.patientId, kind: 'id', show: ({ patient }) => patient },
    { title: labels.site, kind: 'code', show: ({ site }) => site },
  ];
});
