import { useMemo } from 'react';
import { travelRequestPage } from '../../api/addresses/pages.ts';
import { reimbursementProgress } from '../../domain/display/status.ts';
import { textIn } from '../../domain/record-fields.ts';
import type { ViewProps } from '../../embed/element/define.ts';
import { useLanguage } from '../../language/language-context.ts';
import { useWarning } from '../../ui/hooks/use-warning.ts';
import { shownExpenses } from './expenses.rules.ts';
import type { definition } from './reimbursement-detail.definition.ts';
import {
  recordAmounts,
  reimbursementGroups,
  reimbursementTitle,
  returnRemarks,
  statusDates,
  travelRequestNumber,
} from './reimbursement-detail.rules.ts';

type Props = ViewProps<typeof definition>;

/** The parts of the reimbursement that this user may see, formatted. [RD-01] [RD-02] [RD-03] */
export function useReimbursement({ attributes: { reimbursement, projectManager }, page, element }: Props) {
  const language = useLanguage();
  useWarning(element.host, projectManager && textIn(reimbursement, 'TIN') !== '' && leakedTin);
  return useMemo(() => {
    const travelRequest = travelRequestNumber(reimbursement);
    return {
      title: reimbursementTitle(reimbursement, language),
      progress: reimbursementProgress(textIn(reimbursement, 'status'), language),
      remarks: returnRemarks(reimbursement),
      dates: statusDates(reimbursement, language),
      amounts: recordAmounts(reimbursement, language),
      groups: reimbursementGroups(
        reimbursement,
        projectManager,
        language,
        travelRequest && travelRequestPage(travelRequest, page),
      ),
      expenses: shownExpenses(reimbursement, language),
    };
  }, [reimbursement, projectManager, page, language]);
}

const leakedTin =
  'data-reimbursement holds a TIN on a page for project managers. It is not shown, but it is in the source of the page: leave it out on the server.';
