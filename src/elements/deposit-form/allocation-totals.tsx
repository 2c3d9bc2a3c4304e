import { moneyText } from '../../domain/display/money.ts';
import { useTexts } from '../../language/language-context.ts';
import { Progress } from '../../ui/feedback/progress.tsx';
import { remainingOf } from './deposit-form.rules.ts';
import { catalogue } from './texts.ts';

interface AllocationTotalsProps {
  /** Cents; undefined if the page states none. */
  readonly balance: number | undefined;
  /** Cents; undefined while an amount cannot be read. [DEP-05] */
  readonly total: number | undefined;
}

/** Deposit balance, allocated total and remainder, updated while the funds are typed. */
export function AllocationTotals({ balance, total }: AllocationTotalsProps) {
  const texts = useTexts(catalogue);
  const remaining = remainingOf(balance, total);
  const isOver = remaining !== undefined && remaining < 0;
  return (
    <div className={isOver ? 'totals over' : 'totals'}>
      <dl>
        <Total label={texts.balance} amount={balance} />
        <Total label={texts.allocated} amount={total} />
        <Total label={texts.remaining} amount={remaining} />
      </dl>
      <Progress value={allocatedPercent(balance, total)} tone={isOver ? 'danger' : 'accent'} />
    </div>
  );
}

/** The remainder beside Save, on phones, where the totals have scrolled away. Its changes are read out above. */
export function Remaining({ balance, total }: AllocationTotalsProps) {
  const texts = useTexts(catalogue);
  const remaining = remainingOf(balance, total);
  return (
    <p
      className={remaining !== undefined && remaining < 0 ? 'remaining over' : 'remaining'}
      aria-hidden="true"
    >
      <span>{texts.remaining}</span>
      <bdi>{remaining === undefined ? texts.unknownAmount : dollars(remaining)}</bdi>
    </p>
  );
}

/** From 0 to 100. */
const allocatedPercent = (balance = 0, total = 0): number =>
  balance > 0 ? Math.min(100, Math.max(0, (total / balance) * 100)) : 0;

function Total({ label, amount }: { readonly label: string; readonly amount: number | undefined }) {
  const texts = useTexts(catalogue);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi>{amount === undefined ? texts.unknownAmount : dollars(amount)}</bdi>
      </dd>
    </div>
  );
}

const dollars = (cents: number): string => `${cents < 0 ? '−' : ''}$${moneyText(Math.abs(cents))}`;
