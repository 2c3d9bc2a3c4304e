import { moneyText } from '../../domain/display/money.ts';
import { Progress } from '../../ui/feedback/progress.tsx';

interface AllocationTotalsProps {
  /** Cents; undefined when the page states none. */
  readonly balance: number | undefined;
  /** Cents; undefined while an amount cannot be read. [DEP-05] */
  readonly total: number | undefined;
}

/** What there is, what is given out and what is left, counted while one types. */
export function AllocationTotals({ balance, total }: AllocationTotalsProps) {
  const remaining = total === undefined ? undefined : (balance ?? 0) - total;
  const isOver = remaining !== undefined && remaining < 0;
  return (
    <div className={isOver ? 'totals over' : 'totals'}>
      <dl>
        <Total label="Deposit balance" amount={balance} />
        <Total label="Allocated" amount={total} />
        <Total label="Remaining" amount={remaining} />
      </dl>
      <Progress
        label={total === undefined ? 'Not known how much is allocated' : 'Allocated'}
        value={shareOf(balance, total)}
        tone={isOver ? 'danger' : 'accent'}
      />
    </div>
  );
}

/** Percent, 0 to 100. */
const shareOf = (balance = 0, total = 0): number =>
  balance > 0 ? Math.min(100, Math.max(0, (total / balance) * 100)) : 0;

function Total({ label, amount }: { readonly label: string; readonly amount: number | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{amount === undefined ? '—' : dollars(amount)}</bdi>
      </dd>
    </div>
  );
}

const dollars = (cents: number): string => `${cents < 0 ? '−' : ''}$${moneyText(Math.abs(cents))}`;
