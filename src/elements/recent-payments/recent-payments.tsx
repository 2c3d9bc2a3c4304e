import { recentlyUpdatedPayments } from '../../api/reimbursements.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { ShortList } from '../../screen/cards/short-list.tsx';
import { usePhoneRecords } from '../../screen/cards/use-phone-records.ts';
import { type RecordCard, RecordCards, RecordLink } from '../../ui/data/record-cards.tsx';
import { Amount, isAmount } from '../../ui/values/amount.tsx';
import { Badge } from '../../ui/values/badge.tsx';
import type { definition } from './recent-payments.definition.ts';
import { type ShownPayment, shownPayments } from './recent-payments.rules.ts';

const title = 'Recently Updated Payments';

/** The payments that were updated last, on phones. [PD-03] */
export function RecentPayments({ page, element }: ViewProps<typeof definition>) {
  const { isPhone, shown, ...list } = usePhoneRecords(
    { page, element },
    recentlyUpdatedPayments,
    shownPayments,
  );
  if (!isPhone) return null;
  return (
    <ShortList
      {...list}
      title={title}
      loading="Looking up your payments..."
      empty="No recently updated payments"
    >
      <RecordCards label={title} records={(shown ?? []).map(recordOf)} />
    </ShortList>
  );
}

const recordOf = (payment: ShownPayment): RecordCard => ({
  id: payment.id,
  title: isAmount(payment.total) ? <Amount text={payment.total} /> : payment.total || 'Payment',
  badge: payment.status && <Badge tone={payment.status.tone}>{payment.status.label}</Badge>,
  facts: [
    ['Visit', payment.visited],
    ['Submitted', payment.submitted],
    ['Paid by', payment.method],
    ['Site', payment.site],
  ],
  foot: payment.view && (
    <RecordLink
      href={payment.view}
      name={payment.visited ? `payment for the visit of ${payment.visited}` : 'payment'}
    />
  ),
});
