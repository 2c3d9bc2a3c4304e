import type { ViewProps } from '../../embed/element.ts';
import { ShortList } from '../../screen/short-list.tsx';
import { Amount, isAmount } from '../../ui/amount.tsx';
import { Badge } from '../../ui/badge.tsx';
import { type PlainColumn, PlainTable } from '../../ui/plain-table.tsx';
import type { definition } from './reimbursement-detail.definition.ts';
import type { RelatedRequest } from './reimbursement-detail.rules.ts';
import { useRelated } from './reimbursement-detail.state.ts';

const title = 'Other Related Requests';

/** The other requests of the same visit or person, each with the way to it. [RD-04] */
export function RelatedRequests(props: ViewProps<typeof definition>) {
  const { notices, rows, state } = useRelated(props);
  return (
    <ShortList
      title={title}
      state={state}
      loading="Looking up related requests..."
      lines={3}
      empty="No related requests."
      notices={notices}
    >
      <PlainTable caption={title} columns={columns} rows={rows ?? []} />
    </ShortList>
  );
}

const columns: readonly PlainColumn<RelatedRequest>[] = [
  {
    title: 'Request',
    show: ({ id, view }) => <bdi>{view ? <a href={view}>{id}</a> : id}</bdi>,
  },
  { title: 'Status', show: ({ status: { label, tone } }) => <Badge tone={tone}>{label}</Badge> },
  { title: 'Visit Type', show: ({ visitType }) => <bdi>{visitType}</bdi> },
  { title: 'Visit Date', show: ({ visitDate }) => <bdi>{visitDate}</bdi> },
  { title: 'Submitted On', show: ({ submitted }) => <bdi>{submitted}</bdi> },
  { title: 'Payment', show: ({ payType }) => <bdi>{payType}</bdi> },
  {
    title: 'Total',
    kind: 'number',
    show: ({ total, currency }) =>
      isAmount(total) ? <Amount text={total} currency={currency} /> : <bdi>{total}</bdi>,
  },
];
