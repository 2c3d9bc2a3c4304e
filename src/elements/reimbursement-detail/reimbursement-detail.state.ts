import { useEffect, useMemo } from 'react';
import { travelRequestPage } from '../../api/pages.ts';
import { reimbursementProgress } from '../../domain/display/status.ts';
import { textIn } from '../../domain/record-fields.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import type { definition } from './reimbursement-detail.definition.ts';
import {
  amountsIn,
  expensesIn,
  reimbursementGroups,
  reimbursementTitle,
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
