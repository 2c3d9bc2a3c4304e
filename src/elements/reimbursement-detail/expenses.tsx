import { Card } from '../../ui/controls/card.tsx';
import { type PlainColumn, PlainTable } from '../../ui/data/plain-table.tsx';
import { ShortPages } from '../../ui/data/short-pager.tsx';
import { usePhone } from '../../ui/hooks/use-phone.ts';
import { usePrinting } from '../../ui/hooks/use-printing.ts';
import { Amount, isAmount } from '../../ui/values/amount.tsx';
import { ReceiptLink } from './receipt-link.tsx';
import type { ShownExpense } from './reimbursement-detail.rules.ts';

const title = 'Expenses';

/** The expenses in pages, on phones five to each; paper has them all. [RD-03] */
export function Expenses({ expenses }: { readonly expenses: readonly ShownExpense[] }) {
  const size = usePageSize(expenses.length);
  return (
    <Card title={title}>
      {expenses.length ? (
        <ShortPages label={title} rows={expenses} size={size}>
          {rows => <PlainTable caption={title} columns={columns} rows={rows} />}
        </ShortPages>
      ) : (
        <p className="no-expenses">No expenses yet.</p>
      )}
    </Card>
  );
}

function usePageSize(count: number): number {
  const isPhone = usePhone();
  if (usePrinting()) return Math.max(count, 1);
  return isPhone ? 5 : 10;
}

const columns: readonly PlainColumn<ShownExpense>[] = [
  { title: 'Type', show: ({ type }) => <bdi>{type || 'Expense'}</bdi> },
  { title: 'Invoice Date', kind: 'day', show: ({ date }) => <bdi>{date}</bdi> },
  {
    title: 'Amount',
    kind: 'number',
    show: ({ amount, currency }) => <FormattedAmount text={amount} currency={currency} />,
  },
  {
    title: 'Amount (USD)',
    kind: 'number',
    show: ({ amountUSD }) => <FormattedAmount text={amountUSD} currency="USD" />,
  },
  { title: 'Receipt', show: ({ receipt }) => <ReceiptLink receipt={receipt} /> },
];

interface FormattedAmountProps {
  readonly text: string;
  readonly currency: string | undefined;
}

/** What the host has formatted itself stands as it is; a bare amount gets its currency. */
const FormattedAmount = ({ text, currency }: FormattedAmountProps) =>
  isAmount(text) ? <Amount text={text} currency={currency} /> : <bdi>{text}</bdi>;
