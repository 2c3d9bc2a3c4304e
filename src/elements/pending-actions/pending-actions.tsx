import type { ViewProps } from '../../embed/element.ts';
import { type RequestError, SessionExpiredError } from '../../http/errors.ts';
import { isMistake } from '../../http/mistake.ts';
import { Amount, isAmount } from '../../ui/amount.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { type PlainColumn, PlainTable } from '../../ui/plain-table.tsx';
import { SessionEnded } from '../../ui/session-ended.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { definition } from './pending-actions.definition.ts';
import type { PendingAction } from './pending-actions.rules.ts';
import { usePendingActions } from './pending-actions.state.ts';

const title = 'Reimbursements Pending Action';

/** The reimbursements of a site that await an action. [SD-02] */
export function PendingActions(props: ViewProps<typeof definition>) {
  const { notices, actions, error, retry, viewMore } = usePendingActions(props);
  return (
    <Card title={title}>
      {notices.list}
      <div className="pending-actions">
        {!actions && !error && <Skeleton label="Loading reimbursements..." lines={6} />}
        {error && <Failed error={error} retry={retry} />}
        {actions?.length === 0 && <p className="empty">No Reimbursements require action at this time.</p>}
        {Boolean(actions?.length) && <PlainTable caption={title} columns={columns} rows={actions ?? []} />}
        {(actions || error) && viewMore && <a href={viewMore}>View More</a>}
      </div>
    </Card>
  );
}

const columns: readonly PlainColumn<PendingAction>[] = [
  { title: 'Patient ID', show: ({ patient }) => <bdi>{patient}</bdi> },
  { title: 'Status', show: ({ status: { label, tone } }) => <Badge tone={tone}>{label}</Badge> },
  { title: 'Submitted On', show: ({ submitted }) => <bdi>{submitted}</bdi> },
  {
    title: 'Total',
    kind: 'number',
    show: ({ total }) => (isAmount(total) ? <Amount text={total} /> : total),
  },
  {
    title: 'View',
    kind: 'controls',
    show: ({ view, patient }) =>
      view && (
        <a href={view}>
          View <span className="visually-hidden">{patient}</span>
        </a>
      ),
  },
];

/** Never looks like an empty list; asking again mends no mistake of the page. [SD-04] [NET-13] */
function Failed({ error, retry }: { readonly error: RequestError; retry(): void }) {
  const hasEnded = error instanceof SessionExpiredError;
  if (isMistake(error)) return <p className="failed">{error.message}</p>;
  return (
    <div className="failed" role="alert">
      {hasEnded && (
        <p>
          <SessionEnded failure={error} />
        </p>
      )}
      <p>
        Unable to load Reimbursements at this time. If the issue persists please contact a system
        administrator.
      </p>
      <Button onClick={retry}>Retry</Button>
    </div>
  );
}
