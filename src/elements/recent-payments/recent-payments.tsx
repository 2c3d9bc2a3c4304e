import { recentlyUpdatedPayments } from '../../api/reimbursements.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { ShortList } from '../../screen/cards/short-list.tsx';
import { usePhoneRecords } from '../../screen/cards/use-phone-records.ts';
import { screenTexts } from '../../screen/texts.ts';
import { type RecordCard, RecordCards } from '../../ui/data/record-cards.tsx';
import { Amount, isAmount } from '../../ui/values/amount.tsx';
import { Badge } from '../../ui/values/badge.tsx';
import type { definition } from './recent-payments.definition.ts';
import { type PaymentSummary, paymentSummaries } from './recent-payments.rules.ts';
import { texts } from './texts.ts';

const { labels } = screenTexts;

/** The recently updated payments, on phones only. [PD-03] */
export function RecentPayments({ page, element }: ViewProps<typeof definition>) {
  const { isPhone, shown, ...list } = usePhoneRecords(
    { page, element },
    recentlyUpdatedPayments,
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
      <RecordCards label={texts.title} records={(shown ?? []).map(recordCard)} limit={shownFirst} />
    </ShortList>
  );
}

/** How many payments are shown before "Show all". */
const shownFirst = 3;

const recordCard = (payment: PaymentSummary): RecordCard => ({
  id: payment.id,
  title: isAmount(payment.total) ? <Amount text={payment.total} /> : payment.total || texts.payment,
  badge: payment.status && <Badge tone={payment.status.tone}>{payment.status.label}</Badge>,
  facts: [
    [labels.patientId, payment.patient],
    [labels.visit, payment.visitDate],
    [texts.submitted, payment.submittedOn],
    [texts.paymentMethod, payment.method],
    [labels.site, payment.site],
  ],
  link: payment.view ? { href: payment.view, suffix: texts.linkSuffix(payment) } : undefined,
});
