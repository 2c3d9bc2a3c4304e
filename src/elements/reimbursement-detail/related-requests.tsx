import { useEffect, useMemo } from 'react';
import { otherReimbursements } from '../../api/reimbursements.ts';
import { sameOriginUrl } from '../../domain/platform/same-origin.ts';
import { textIn } from '../../domain/record-fields.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { ShortList } from '../../screen/cards/short-list.tsx';
import { useAnswer } from '../../screen/requests/use-answer.ts';
import { type PlainColumn, PlainTable } from '../../ui/data/plain-table.tsx';
import { useNotices } from '../../ui/feedback/notices.tsx';
import { Amount, isAmount } from '../../ui/values/amount.tsx';
import { Badge } from '../../ui/values/badge.tsx';
import type { definition } from './reimbursement-detail.definition.ts';
import { type RelatedRequest, relatedRequests } from './reimbursement-detail.rules.ts';
import { relatedRoom } from './related-room.tsx';

const { title, loading, lines } = relatedRoom;

/** The other requests of the same visit or person, each with the way to it. [RD-04] */
export function RelatedRequests(props: ViewProps<typeof definition>) {
  const { notices, rows, state } = useRelated(props);
  return (
    <ShortList
      title={title}
      state={state}
      loading={loading}
      lines={lines}
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
    show: ({ name, view }) => <bdi>{view ? <a href={view}>{name || 'View'}</a> : name}</bdi>,
  },
  {
    title: 'Status',
    show: ({ status: { label, tone } }) => label && <Badge tone={tone}>{label}</Badge>,
  },
  { title: 'Visit Type', show: ({ visitType }) => <bdi>{visitType}</bdi> },
  { title: 'Visit Date', kind: 'day', show: ({ visitDate }) => <bdi>{visitDate}</bdi> },
  { title: 'Submitted On', kind: 'day', show: ({ submitted }) => <bdi>{submitted}</bdi> },
  { title: 'Payment', show: ({ payType }) => <bdi>{payType}</bdi> },
  {
    title: 'Total',
    kind: 'number',
    show: ({ total, currency }) =>
      isAmount(total) ? <Amount text={total} currency={currency} /> : <bdi>{total}</bdi>,
  },
];

/** The other requests; `view` is the full address of one that stays on this site. [RD-04] [NET-01] */
function useRelated({ attributes: { reimbursement }, page, element }: ViewProps<typeof definition>) {
  const notices = useNotices();
  const id = textIn(reimbursement, 'id');
  const { answer, error, retry } = useAnswer({ page, element, notices }, otherReimbursements, {
    path: { id },
  });
  const stated = useMemo(() => answer && relatedRequests(answer), [answer]);
  const astray = stated?.filter(({ view }) => view && !addressOf(view)).length;
  useEffect(() => {
    if (astray) console.error(`${page.tag}: ${astray} of ${stated?.length} ${withoutPage}`);
  }, [astray, stated, page.tag]);
  const rows = stated?.map(row => ({ ...row, view: row.view && addressOf(row.view) }));
  return { notices, rows, state: { count: rows?.length, error, retry } };
}

const addressOf = (stated: string): string | undefined => sameOriginUrl(stated, location.href);

const withoutPage =
  'related requests have an action that leads to no address of this site, and no link. Use one that begins with "/".';
