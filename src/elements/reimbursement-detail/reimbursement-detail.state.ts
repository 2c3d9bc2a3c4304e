import { useEffect, useMemo } from 'react';
import { travelRequestPage } from '../../api/pages.ts';
import { otherReimbursements } from '../../api/reimbursements.ts';
import { textIn } from '../../domain/record-fields.ts';
import { sameOriginUrl } from '../../domain/same-origin.ts';
import { reimbursementProgress } from '../../domain/status.ts';
import type { ViewProps } from '../../embed/element.ts';
import { useAnswer } from '../../screen/use-answer.ts';
import { useNotices } from '../../ui/notices.tsx';
import type { definition } from './reimbursement-detail.definition.ts';
import {
  amountsIn,
  expensesIn,
  reimbursementGroups,
  reimbursementTitle,
  relatedRequests,
  remarksIn,
  travelRequestIn,
} from './reimbursement-detail.rules.ts';

type Props = ViewProps<typeof definition>;

/** The reimbursement as it is shown to this viewer. [RD-01] [RD-02] [RD-03] */
export function useReimbursement({ attributes: { reimbursement, projectManager }, page }: Props) {
  const hasHiddenTin = projectManager && textIn(reimbursement, 'TIN') !== '';
  useEffect(() => {
    if (hasHiddenTin) console.warn(`${page.tag}: ${tinInPage}`);
  }, [hasHiddenTin, page.tag]);
  return useMemo(() => {
    const travelRequest = travelRequestIn(reimbursement);
    return {
      title: reimbursementTitle(reimbursement),
      standing: reimbursementProgress(textIn(reimbursement, 'status')),
      remarks: remarksIn(reimbursement),
      amounts: amountsIn(reimbursement),
      groups: reimbursementGroups(reimbursement, projectManager),
      travelRequest,
      travelRequestUrl: travelRequest && travelRequestPage(travelRequest, page),
      expenses: expensesIn(reimbursement),
    };
  }, [reimbursement, projectManager, page]);
}

const tinInPage =
  'data-reimbursement holds a TIN on a page for project managers. It is not shown, but it is in the source of the page: leave it out on the server.';

/** The other requests; `view` is the full address of one that stays on this site. [RD-04] [NET-01] */
export function useRelated({ attributes: { reimbursement }, page, element }: Props) {
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
