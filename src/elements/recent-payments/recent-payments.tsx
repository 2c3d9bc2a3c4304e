import { recentlyUpdatedPayments } from '../../api/reimbursements.ts';
import { shownDate } from '../../domain/dates/dates.ts';
import { currencyOf, currencyText } from '../../domain/display/currency.ts';
import type { DayLanguage } from '../../domain/language/day-language.ts';
import type { Language } from '../../domain/language/language.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { requestTo } from '../../http/request.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import { ShortList } from '../../screen/cards/short-list.tsx';
import { usePhoneRecords } from '../../screen/cards/use-phone-records.ts';
import { screenCatalogue } from '../../screen/texts.ts';
import { type RecordCard, RecordCards } from '../../ui/data/record-cards.tsx';
import { Amount, isAmount } from '../../ui/values/amount.tsx';
import { Badge } from '../../ui/values/badge.tsx';
import type { definition } from './recent-payments.definition.ts';
import { type PaymentSummary, paymentSummaries } from './recent-payments.rules.ts';
import { catalogue } from './texts.ts';

/** The recently updated payments, on phones only. [PD-03] */
export function RecentPayments({ page, element }: ViewProps<typeof definition>) {
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
      <RecordCards
        label={texts.title}
        records={(shown ?? []).map(each => recordCard(each, language))}
        limit={shownFirst}
      />
    </ShortList>
  );
}

/** What a link says to screen readers: `131.50 USD payment for the visit of 2 Feb 2026`. */
function linkName({ total, visitDate }: PaymentSummary, language: Language): string {
  const { link } = language.texts(catalogue);
  const values = {
    total: isAmount(total) ? `${currencyText(total)} ${currencyOf()}` : total,
    visitDate: (written: DayLanguage) => shownDate(visitDate, written),
  };
  if (values.visitDate(language)) return (total ? link.paymentAndVisit : link.visit)(values);
  return total && link.payment(values);
}

/** How many payments are shown before "Show all". */
const shownFirst = 3;

const recordCard = (payment: PaymentSummary, language: Language): RecordCard => {
  const screenTexts = language.texts(screenCatalogue);
  const texts = language.texts(catalogue);
  return {
    id: payment.id,
    title: isAmount(payment.total) ? (
      <Amount text={payment.total} currency={currencyOf()} />
    ) : (
      payment.total || texts.payment
    ),
    badge: payment.status && <Badge tone={payment.status.tone}>{payment.status.label}</Badge>,
    facts: [
      [screenTexts.labels.patientId, payment.patient],
      [screenTexts.labels.visit, shownDate(payment.visitDate, language)],
      [texts.submitted, payment.submittedOn],
      [texts.paymentMethod, payment.method],
      [screenTexts.labels.site, payment.site],
    ],
    link: payment.view ? { href: payment.view, name: linkName(payment, language) } : undefined,
  };
};
