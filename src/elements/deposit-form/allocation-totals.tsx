import { moneyText } from '../../domain/money.ts';
import { Progress } from '../../ui/progress.tsx';

interface AllocationTotalsProps {
  /** Cents; undefined when the page states none. */
  readonly balance: number | undefined;
  /** Cents; undefined while an amount cannot be read. */
  readonly total: number | undefined;
}

/** What there is, what is given out and what is left, counted while one types. */
export function AllocationTotals({ balance, total }: AllocationTotalsProps) {
  const remaining = total === undefined ? undefined : (balance ?? 0) - total;
  const share = balance && total ? Math.min(100, Math.max(0, (total / balance) * 100)) : 0;
  return (
    <div className={remaining !== undefined && remaining < 0 ? 'totals over' : 'totals'}>
      <dl>
        <Total label="Deposit balance" amount={balance} />
        <Total label="Allocated" amount={total} />
        <Total label="Remaining" amount={remaining} />
      </dl>
      <Progress label="Allocated" value={share} />
    </div>
  );
}

function Total({ label, amount }: { readonly label: string; readonly amount: number | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{amount === undefined ? '—' : dollars(amount)}</dd>
    </div>
  );
}

const dollars = (cents: number): string => `${cents < 0 ? '−' : ''}$${moneyText(Math.abs(cents))}`;
