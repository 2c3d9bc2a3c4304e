import type { ViewProps } from '../../embed/element/element-module.ts';
import { useTexts } from '../../language/language-context.ts';
import { RecordGroups } from '../../screen/records/record-groups.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { StatusProgress } from '../../ui/data/status-progress.tsx';
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { Amounts } from './amounts.tsx';
import { Expenses } from './expenses.tsx';
import type { definition } from './reimbursement-detail.definition.ts';
import type { returnRemarks } from './reimbursement-detail.rules.ts';
import { useReimbursement } from './reimbursement-detail.state.ts';
import { RelatedRequestsPlaceholder } from './related-requests-placeholder.tsx';
import { catalogue } from './texts.ts';

// A lazy chunk, because the page's own data can be shown before the call for related requests.
const RelatedRequests = lazyComponent<ViewProps<typeof definition>>(
  () => import('./related-requests.tsx').then(loaded => loaded.RelatedRequests),
  RelatedRequestsPlaceholder,
);

/** One reimbursement: progress, amounts, facts, expenses and related requests. [RD-01] [RD-02] */
export function ReimbursementDetail(props: ViewProps<typeof definition>) {
  const reimbursement = useReimbursement(props);
  return (
    <div className="reimbursement">
      <Card title={reimbursement.title}>
        <div className="reimbursement-top">
          <StatusProgress {...reimbursement.progress} />
          <Remarks
            {...reimbursement.remarks}
            tone={reimbursement.progress.tone === 'danger' ? 'danger' : 'warning'}
          />
          <Amounts amounts={reimbursement.amounts} />
        </div>
        <div className="reimbursement-facts">
          <RecordGroups groups={reimbursement.groups} />
          <TravelRequest number={reimbursement.travelRequest} url={reimbursement.travelRequestUrl} />
        </div>
      </Card>
      <Expenses expenses={reimbursement.expenses} />
      <RelatedRequests {...props} />
    </div>
  );
}

type RemarksProps = ReturnType<typeof returnRemarks> & { readonly tone: 'warning' | 'danger' };

const Remarks = ({ reason, issues, tone }: RemarksProps) => {
  const texts = useTexts(catalogue);
  return (
    (reason || issues.length > 0) && (
      <section className={`remarks ${tone}`}>
        {reason && (
          <>
            <h3>{texts.returnReason}</h3>
            <p>
              <bdi>{reason}</bdi>
            </p>
          </>
        )}
        {issues.length > 0 && (
          <>
            <h3>{texts.issues}</h3>
            {issues.map((issue, index) => (
              <p key={index}>
                <bdi>{issue}</bdi>
              </p>
            ))}
          </>
        )}
      </section>
    )
  );
};

interface TravelRequestProps {
  readonly number: string | undefined;
  readonly url: string | undefined;
}

const TravelRequest = ({ number, url }: TravelRequestProps) => {
  const texts = useTexts(catalogue);
  return (
    <section>
      <h3>{texts.travelRequest}</h3>
      <p>{number ? <bdi>{url ? <a href={url}>{number}</a> : number}</bdi> : texts.noTravelRequest}</p>
    </section>
  );
};
