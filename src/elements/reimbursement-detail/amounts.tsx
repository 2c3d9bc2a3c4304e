import { useTexts } from '../../language/language-context.ts';
import { Amount } from '../../ui/values/amount.tsx';
import type { SummaryAmount } from './reimbursement-detail.rules.ts';
import { catalogue } from './texts.ts';

/** A summary of the amounts; the last line, the total, is emphasized. [RD-02] [UI-14] */
export const Amounts = ({ amounts }: { readonly amounts: readonly SummaryAmount[] }) => {
  const texts = useTexts(catalogue);
  return (
    amounts.length > 0 && (
      <section className="amounts">
        <h3 className="visually-hidden">{texts.amounts}</h3>
        <dl>
          {amounts.map(({ label, text, currency }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Amount text={text} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
      </section>
    )
  );
};
