import { currencyText } from '../../domain/display/money.ts';
import type { Language } from '../../domain/language/language.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import { usePageSize } from '../../screen/records/use-page-size.ts';
import { Card } from '../../ui/controls/card.tsx';
import { PagedTable } from '../../ui/data/paged-table.tsx';
import type { PlainColumn } from '../../ui/data/plain-table.tsx';
import { Amount } from '../../ui/values/amount.tsx';
import type { ShownExpense } from './expenses.rules.ts';
import { ReceiptLink } from './receipt-link.tsx';
import { catalogue } from './texts.ts';

/** The expenses, five per page on phones and ten elsewhere; printing shows all of them. [RD-03] */
export function Expenses({ expenses }: { readonly expenses: readonly ShownExpense[] }) {
  const language = useLanguage();
  const texts = useTexts(catalogue);
  const pageSize = usePageSize(expenses.length);
  const columns = columnsFor(expenses, language);
  return (
    <Card title={texts.expenses.title}>
      {expenses.length ? (
        <PagedTable caption={texts.expenses.title} columns={columns} rows={expenses} size={pageSize} />
      ) : (
        <p className="empty">{texts.expenses.empty}</p>
      )}
    </Card>
  );
}

function columnsFor(expenses: readonly ShownExpense[], language: Language): PlainColumn<ShownExpense>[] {
  const texts = language.texts(catalogue);
  const amountUSD: PlainColumn<ShownExpense> = {
    title: texts.expenses.amountUSD,
    kind: 'number',
    // The title names the currency.
    show: ({ amountUSD }) => <Amount text={currencyText(amountUSD)} currency="" />,
  };
  return [
    { title: texts.expenses.type, show: ({ type }) => type || texts.expenses.expense },
    { title: texts.expenses.invoiceDate, kind: 'day', show: ({ date }) => date },
    {
      title: texts.expenses.amount,
      kind: 'total',
      show: ({ amount, currency }) => <Amount text={currencyText(amount, currency)} currency={currency} />,
    },
    ...(expenses.some(({ amountUSD }) => amountUSD) ? [amountUSD] : []),
    { title: texts.receipt.title, show: ({ receipt }) => <ReceiptLink receipt={receipt} /> },
  ];
}
