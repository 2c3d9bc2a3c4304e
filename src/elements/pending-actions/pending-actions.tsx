import type { ViewProps } from '../../embed/element/element-module.ts';
import { ShortList } from '../../screen/cards/short-list.tsx';
import { type PlainColumn, PlainTable } from '../../ui/data/plain-table.tsx';
import { Amount, isAmount } from '../../ui/values/amount.tsx';
import { Badge } from '../../ui/values/badge.tsx';
import type { definition } from './pending-actions.definition.ts';
import type { PendingAction } from './pending-actions.rules.ts';
import { usePendingActions } from './pending-actions.state.ts';

const title = 'Reimbursements Pending Action';

/** The reimbursements of a site that await an action. [SD-02] [SD-04] */
export function PendingActions(props: ViewProps<typeof definition>) {
  const { notices, actions, error, retry, viewMore } = usePendingActions(props);
  return (
    <ShortList
      title={title}
      state={{ count: actions?.length, error, retry }}
      loading="Loading reimbursements..."
      empty="No Reimbursements require action at this time."
      failing="Unable to load Reimbursements at this time. If the issue persists please contact a system administrator."
      notices={notices}
      foot={viewMore && <a href={viewMore}>View More</a>}
    >
      <PlainTable caption={title} columns={columns} rows={actions ?? []} />
    </ShortList>
  );
}

const columns: readonly PlainColumn<PendingAction>[] = [
  { title: 'Patient ID', show: ({ patient }) => <bdi>{patient}</bdi> },
  { title: 'Status', show: ({ status: { label, tone } }) => <Badge tone={tone}>{label}</Badge> },
  { title: 'Submitted On', kind: 'day', show: ({ submitted }) => <bdi>{submitted}</bdi> },
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
