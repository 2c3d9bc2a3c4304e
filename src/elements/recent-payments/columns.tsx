import type { recentlyUpdatedPayments } from '../../api/reimbursements.ts';
import { shownDate } from '../../domain/dates/dates.ts';
import { currencyOf, currencyText } from '../../domain/display/money.ts';
import { statusShown } from '../../domain/display/status.ts';
import { perLanguage } from '../../domain/language/language.ts';
import type { AnswerOf } from '../../http/request.ts';
import { screenCatalogue } from '../../screen/texts.ts';
import type { PlainColumn } from '../../ui/data/plain-table.tsx';
import { Amount } from '../../ui/values/amount.tsx';
import { Badge } from '../../ui/values/badge.tsx';
import { Reference } from '../../ui/values/reference.tsx';
import { catalogue } from './texts.ts';

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
