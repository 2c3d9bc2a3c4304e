import { currencyText } from '../../domain/display/money.ts';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { useTexts } from '../../language/language-context.ts';
import { HeadFact, RecordGroups } from '../../screen/records/record-groups.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { FactList } from '../../ui/data/fact-list.tsx';
import { Skeleton } from '../../ui/data/skeleton.tsx';
import { StatusProgress } from '../../ui/data/status-progress.tsx';
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { Amount } from '../../ui/values/amount.tsx';
import { Expenses } from './expenses.tsx';
import css from './reimbursement-detail.css?inline';
import { definition } from './reimbursement-detail.definition.ts';
import type { RecordAmount, returnRemarks } from './reimbursement-detail.rules.ts';
import { useReimbursement } from './reimbursement-detail.state.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({ definition, view: ReimbursementDetail, styles: [sharedSheet(), css] });

// A lazy chunk, because the page's own data can be shown before the call for related requests.
const RelatedRequests = lazyComponent<ViewProps<typeof definition>>(
  () => import('./related-requests.tsx').then(loaded => loaded.RelatedRequests),
  RelatedRequestsPlaceholder,
);

/** One reimbursement: progress, amounts, facts, expenses and related requests. [RD-01] [RD-02] */
function ReimbursementDetail(props: ViewProps<typeof definition>) {
  const { title, progress, dates, amounts, remarks, groups, expenses } = useReimbursement(props);
  // What leads to the last amount has a line of its own, unless it is a single amount.
  const split = amounts.length > 2 ? amounts.length - 1 : 0;
  return (
    <div className="record-stack">
      <Card
        title={title}
        aside={
          <div>
            {amounts.slice(split).map(amount => (
              <HeadFact key={amount.label} {...amountFact(amount)} />
            ))}
          </div>
        }
      >
        <div className="record-stack">
          <StatusProgress {...progress}>
            {dates.map(({ label, text }) => (
              <HeadFact key={label} label={label} value={text} />
            ))}
          </StatusProgress>
          <Remarks {...remarks} tone={progress.tone === 'danger' ? 'danger' : 'warning'} />
          {split > 0 && (
            <div className="amounts">
              <FactList facts={amounts.slice(0, split).map(amountFact)} />
            </div>
          )}
          <RecordGroups groups={groups} />
        </div>
      </Card>
      <Expenses expenses={expenses} />
      <RelatedRequests {...props} />
    </div>
  );
}

const amountFact = ({ label, text, currency }: RecordAmount) => ({
  label,
  value: <Amount text={currencyText(text, currency)} currency={currency} />,
});

type RemarksProps = ReturnType<typeof returnRemarks> & { readonly tone: 'warning' | 'danger' };

const Remarks = ({ reason, issues, tone }: RemarksProps) => {
  const texts = useTexts(catalogue);
  return (
    (reason || issues.length > 0) && (
      <div className={`remarks ${tone}`}>
        {reason && <h3>{tone === 'danger' ? texts.denialReason : texts.returnReason}</h3>}
        {reason && (
          <p>
            <bdi>{reason}</bdi>
          </p>
        )}
        {issues.length > 0 && <h3>{texts.issues}</h3>}
        {issues.map((issue, index) => (
          <p key={index}>
            <bdi>{issue}</bdi>
          </p>
        ))}
      </div>
    )
  );
};

/** Shown while the lazy chunk of the related requests loads; looks like their own loading state. [RD-04] */
function RelatedRequestsPlaceholder() {
  const texts = useTexts(catalogue).relatedRequests;
  return (
    <Card title={texts.title}>
      <Skeleton label={texts.loading}>
        <div className="related-requests" />
      </Skeleton>
    </Card>
  );
}
