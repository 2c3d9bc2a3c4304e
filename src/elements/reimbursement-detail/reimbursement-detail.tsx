import type { ViewProps } from '../../embed/element/element-module.ts';
import { RecordGroups } from '../../screen/records/record-groups.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { StatusProgress } from '../../ui/data/status-progress.tsx';
import { lazyComponent } from '../../ui/feedback/lazy-component.tsx';
import { Amounts } from './amounts.tsx';
import { Expenses } from './expenses.tsx';
import type { definition } from './reimbursement-detail.definition.ts';
import type { remarksIn } from './reimbursement-detail.rules.ts';
import { useReimbursement } from './reimbursement-detail.state.ts';
import { RelatedRoom } from './related-room.tsx';

// What the page has to say is read before what the host is asked for.
const RelatedRequests = lazyComponent<ViewProps<typeof definition>>(
  () => import('./related-requests.tsx').then(loaded => loaded.RelatedRequests),
  RelatedRoom,
);

/** One reimbursement, from where it stands to what is related to it. [RD-01] [RD-02] */
export function ReimbursementDetail(props: ViewProps<typeof definition>) {
  const shown = useReimbursement(props);
  return (
    <div className="reimbursement">
      <Card title={shown.title}>
        <div className="reimbursement-top">
          <StatusProgress {...shown.standing} />
          <Remarks {...shown.remarks} tone={shown.standing.tone === 'danger' ? 'danger' : 'warning'} />
        </div>
        <div className="reimbursement-body">
          <Amounts amounts={shown.amounts} />
          <div className="reimbursement-facts">
            <RecordGroups groups={shown.groups} />
            <TravelRequest name={shown.travelRequest} url={shown.travelRequestUrl} />
          </div>
        </div>
      </Card>
      <Expenses expenses={shown.expenses} />
      <RelatedRequests {...props} />
    </div>
  );
}

type RemarksProps = ReturnType<typeof remarksIn> & { readonly tone: 'warning' | 'danger' };

/** Why it stands where it does, beside it. */
const Remarks = ({ reason, issues, tone }: RemarksProps) =>
  (reason || issues.length > 0) && (
    <section className={`remarks ${tone}`}>
      {reason && (
        <>
          <h3>Return Reason</h3>
          <p>
            <bdi>{reason}</bdi>
          </p>
        </>
      )}
      {issues.length > 0 && (
        <>
          <h3>Issues</h3>
          {issues.map((issue, index) => (
            <p key={index}>
              <bdi>{issue}</bdi>
            </p>
          ))}
        </>
      )}
    </section>
  );

interface TravelRequestProps {
  readonly name: string | undefined;
  readonly url: string | undefined;
}

const TravelRequest = ({ name, url }: TravelRequestProps) => (
  <section>
    <h3>Travel Request</h3>
    <p>{name ? <bdi>{url ? <a href={url}>{name}</a> : name}</bdi> : 'No travel request assigned'}</p>
  </section>
);
