import { Amount, isAmount } from '../../ui/values/amount.tsx';
import type { SummedAmount } from './reimbursement-detail.rules.ts';

/** What is paid, in a small summary: the last line is what it comes to. [RD-02] [UI-14] */
export const Amounts = ({ amounts }: { readonly amounts: readonly SummedAmount[] }) =>
  amounts.length > 0 && (
    <section className="amounts">
      <h3 className="visually-hidden">Amounts</h3>
      <dl>
        {amounts.map(({ label, text, currency }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{isAmount(text) ? <Amount text={text} currency={currency} /> : <bdi>{text}</bdi>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
