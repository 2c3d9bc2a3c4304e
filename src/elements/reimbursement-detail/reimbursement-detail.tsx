import { travelRequestPage } from '../../api/addresses/pages.ts';
import { currencyText } from '../../domain/display/money.ts';
import { reimbursementProgress } from '../../domain/display/status.ts';
import { textIn } from '../../domain/record-fields.ts';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import { HeadFact, RecordGroups } from '../../screen/records/record-groups.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { FactList } from '../../ui/data/fact-list.tsx';
import { Skeleton } from '../../ui/data/skeleton.tsx';
import { StatusProgress } from '../../ui/data/status-progress.tsx';
import { useWarning } from '../../ui/hooks/use-warning.ts';
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { Amount } from '../../ui/values/amount.tsx';
import { shownExpenses } from './expenses.rules.ts';
import { Expenses } from './expenses.tsx';
import css from './reimbursement-detail.css?inline';
import { definition } from './reimbursement-detail.definition.ts';
import {
  type RecordAmount,
  recordAmounts,
  reimbursementGroups,
  reimbursementTitle,
  returnRemarks,
  statusDates,
  travelRequestNumber,
} from './reimbursement-detail.rules.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({ definition, view: ReimbursementDetail, styles: [sharedSheet(), css] });

// A lazy chunk, because the page's own data can be shown before the call for related requests.
const RelatedRequests = lazyComponent<ViewProps<typeof definition>>(
  () => import('./related-requests.tsx').then(loaded => loaded.RelatedRequests),
  RelatedRequestsPlaceholder,
);

/** One reimbursement: progress, amounts, facts, expenses and related requests. [RD-01] [RD-02] [RD-03] */
function ReimbursementDetail(props: ViewProps<typeof definition>) {
  const language = useLanguage();
  const { reimbursement, projectManager } = props.attributes;
  useWarning(props.element.host, projectManager && textIn(reimbursement, 'TIN') !== '' && leakedTin);
  const progress = reimbursementProgress(textIn(reimbursement, 'status'), language);
  const amounts = recordAmounts(reimbursement, language);
  const travelRequest = travelRequestNumber(reimbursement);
  const travelRequestUrl = travelRequest && travelRequestPage(travelRequest, props.page);
  // What leads to the last amount has a line of its own, unless it is a single amount.
  const split = amounts.length > 2 ? amounts.length - 1 : 0;
  return (
    <div className="record-stack">
      <Card
        title={reimbursementTitle(reimbursement, language)}
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
            {statusDates(reimbursement, language).map(({ label, text }) => (
              <HeadFact key={label} label={label} value={text} />
            ))}
          </StatusProgress>
          <Remarks
            {...returnRemarks(reimbursement)}
            tone={progress.tone === 'danger' ? 'danger' : 'warning'}
          />
          {split > 0 && (
            <div className="amounts">
              <FactList facts={amounts.slice(0, split).map(amountFact)} />
            </div>
          )}
          <RecordGroups
            groups={reimbursementGroups(reimbursement, projectManager, language, travelRequestUrl)}
          />
        </div>
      </Card>
      <Expenses expenses={shownExpenses(reimbursement, language)} />
      <RelatedRequests {...props} />
    </div>
  );
}

const leakedTin =
  'data-reimbursement holds a TIN on a page for project managers. It is not shown, but it is in the source of the page: leave it out on the server.';

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
