import { useEffect, useMemo } from 'react';
import { otherReimbursements } from '../../api/reimbursements.ts';
import { siteUrl } from '../../domain/platform/page-address.ts';
import { textIn } from '../../domain/record-fields.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { ShortList } from '../../screen/cards/short-list.tsx';
import { useAnswer } from '../../screen/requests/use-answer.ts';
import { screenTexts } from '../../screen/texts.ts';
import { type PlainColumn, PlainTable } from '../../ui/data/plain-table.tsx';
import { ShortPages } from '../../ui/data/short-pager.tsx';
import { useNotices } from '../../ui/feedback/notices.tsx';
import { usePageSize } from '../../ui/hooks/use-page-size.ts';
import { sharedTexts } from '../../ui/texts.ts';
import { Amount, isAmount } from '../../ui/values/amount.tsx';
import { Badge } from '../../ui/values/badge.tsx';
import type { definition } from './reimbursement-detail.definition.ts';
import { type RelatedRequest, relatedRequests } from './related-requests.rules.ts';
import { skeletonLines } from './related-requests-placeholder.tsx';
import { texts } from './texts.ts';

const { labels } = screenTexts;
const { title, loading, empty } = texts.relatedRequests;

/** The other requests related to the reimbursement, each with a link, in pages like the expenses. [RD-04] */
export function RelatedRequests(props: ViewProps<typeof definition>) {
  const { notices, rows, state } = useRelatedRequests(props);
  const pageSize = usePageSize(rows?.length ?? 0);
  return (
    <ShortList
      title={title}
      state={state}
      loadingText={loading}
      lines={skeletonLines}
      emptyText={empty}
      failedText={sharedTexts.noEntries}
      notices={notices}
    >
      <ShortPages label={title} rows={rows ?? []} size={pageSize}>
        {shownRows => <PlainTable caption={title} columns={columns} rows={shownRows} />}
      </ShortPages>
    </ShortList>
  );
}

/** A related request with the full URL of its page, if that is on this site. */
type RelatedRequestRow = RelatedRequest & { readonly url: string | undefined };

const columns: readonly PlainColumn<RelatedRequestRow>[] = [
  {
    title: texts.request,
    show: ({ name, url }) => <bdi>{url ? <a href={url}>{name || sharedTexts.view}</a> : name}</bdi>,
  },
  {
    title: labels.status,
    show: ({ status: { label, tone } }) => label && <Badge tone={tone}>{label}</Badge>,
  },
  { title: labels.visitType, show: ({ visitType }) => <bdi>{visitType}</bdi> },
  { title: labels.visitDate, kind: 'day', show: ({ visitDate }) => <bdi>{visitDate}</bdi> },
  { title: labels.submittedOn, kind: 'day', show: ({ submittedOn }) => <bdi>{submittedOn}</bdi> },
  { title: texts.payment, show: ({ payType }) => <bdi>{payType}</bdi> },
  {
    title: labels.total,
    kind: 'number',
    show: ({ total, currency }) =>
      isAmount(total) ? <Amount text={total} currency={currency} /> : <bdi>{total}</bdi>,
  },
];

/** Loads the related requests and logs links that lead to another site. [RD-04] [NET-01] */
function useRelatedRequests({ attributes: { reimbursement }, page, element }: ViewProps<typeof definition>) {
  const notices = useNotices();
  const id = textIn(reimbursement, 'id');
  const { answer, error, retry } = useAnswer({ page, element, notices }, otherReimbursements, {
    path: { id },
  });
  const rows = useMemo(() => answer && relatedRequests(answer).map(withUrl), [answer]);
  const invalidCount = rows?.filter(({ address, url }) => address && !url).length;
  useEffect(() => {
    if (invalidCount) console.error(`${page.tag}: ${invalidCount} of ${rows?.length} ${invalidAddress}`);
  }, [invalidCount, rows, page.tag]);
  return { notices, rows, state: { count: rows?.length, error, retry } };
}

const withUrl = (request: RelatedRequest): RelatedRequestRow => ({
  ...request,
  url: request.address && siteUrl(request.address),
});

const invalidAddress =
  'related requests have an action that leads to no address of this site, and no link. Use one that begins with "/".';
