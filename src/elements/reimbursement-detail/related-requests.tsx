import { useEffect, useMemo } from 'react';
import { otherReimbursements } from '../../api/reimbursements.ts';
import { warn } from '../../diagnostics/warn.ts';
import { perLanguage } from '../../domain/language/per-language.ts';
import { textIn } from '../../domain/record-fields.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { useRequest } from '../../http/answers/use-request.ts';
import { requestTo } from '../../http/request.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import { siteUrl } from '../../platform/page-address.ts';
import { ShortList } from '../../screen/cards/short-list.tsx';
import { usePageSize } from '../../screen/records/use-page-size.ts';
import { useShowListFailure } from '../../screen/requests/failures.tsx';
import { useScreen } from '../../screen/screen.ts';
import { screenCatalogue } from '../../screen/texts.ts';
import { type PlainColumn, PlainTable } from '../../ui/data/plain-table.tsx';
import { ShortPages } from '../../ui/data/short-pager.tsx';
import { sharedCatalogue } from '../../ui/texts.ts';
import { Amount } from '../../ui/values/amount.tsx';
import { Badge } from '../../ui/values/badge.tsx';
import { Reference } from '../../ui/values/reference.tsx';
import type { definition } from './reimbursement-detail.definition.ts';
import { type RelatedRequest, relatedRequests } from './related-requests.rules.ts';
import { skeletonLines } from './related-requests-placeholder.tsx';
import { catalogue } from './texts.ts';

/** The other requests related to the reimbursement, each with a link, in pages like the expenses. [RD-04] */
export function RelatedRequests(props: ViewProps<typeof definition>) {
  const language = useLanguage();
  const sharedTexts = useTexts(sharedCatalogue);
  const texts = useTexts(catalogue);
  const { notices, rows, state } = useRelatedRequests(props);
  const pageSize = usePageSize(rows?.length ?? 0);
  return (
    <ShortList
      title={texts.relatedRequests.title}
      state={state}
      loadingText={texts.relatedRequests.loading}
      lines={skeletonLines}
      emptyText={texts.relatedRequests.empty}
      failedText={sharedTexts.noEntries}
      notices={notices}
    >
      <ShortPages label={texts.relatedRequests.title} rows={rows ?? []} size={pageSize}>
        {shownRows => (
          <PlainTable caption={texts.relatedRequests.title} columns={columns(language)} rows={shownRows} />
        )}
      </ShortPages>
    </ShortList>
  );
}

/** A related request with the full URL of its page, if that is on this site. */
type RelatedRequestRow = RelatedRequest & { readonly url: string | undefined };

const columns = perLanguage((language): readonly PlainColumn<RelatedRequestRow>[] => {
  const screenTexts = language.texts(screenCatalogue);
  const sharedTexts = language.texts(sharedCatalogue);
  const texts = language.texts(catalogue);
  return [
    {
      title: texts.request,
      show: ({ name, url }) => <Reference text={name || (url ? sharedTexts.view : '')} url={url} />,
    },
    {
      title: screenTexts.labels.status,
      kind: 'status',
      show: ({ status: { label, tone } }) => label && <Badge tone={tone}>{label}</Badge>,
    },
    { title: screenTexts.labels.visitType, show: ({ visitType }) => visitType },
    { title: screenTexts.labels.visitDate, kind: 'day', show: ({ visitDate }) => visitDate },
    { title: screenTexts.labels.submittedOn, kind: 'day', show: ({ submittedOn }) => submittedOn },
    { title: texts.payment, show: ({ payType }) => payType },
    {
      title: screenTexts.labels.total,
      kind: 'total',
      show: ({ total, currency }) => <Amount text={total} currency={currency} />,
    },
  ];
});

/** Loads the related requests and logs links that lead to another site. [RD-04] [NET-01] */
function useRelatedRequests({ attributes: { reimbursement }, page, element }: ViewProps<typeof definition>) {
  const language = useLanguage();
  const screen = useScreen({ page, element });
  const id = textIn(reimbursement, 'id');
  const { answer, error, retry } = useRequest(requestTo(otherReimbursements, { path: { id }, page }), {
    maxAge: 0,
  });
  useShowListFailure(screen, error);
  const rows = useMemo(() => answer && relatedRequests(answer, language).map(withUrl), [answer, language]);
  const invalidCount = rows?.filter(({ address, url }) => address && !url).length;
  useEffect(() => {
    if (invalidCount) warn(element.host, `${invalidCount} of ${rows?.length} ${invalidAddress}`);
  }, [invalidCount, rows, element]);
  return { notices: screen.notices, rows, state: { count: rows?.length, error, retry } };
}

const withUrl = (request: RelatedRequest): RelatedRequestRow => ({
  ...request,
  url: request.address && siteUrl(request.address),
});

const invalidAddress =
  'related requests have an action that does not lead to an address of this site, and no link. Use one that begins with "/".';
