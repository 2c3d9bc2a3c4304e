import { useEffect, useMemo } from 'react';
import { reimbursementListPage } from '../../api/addresses/pages.ts';
import { reimbursementsRequiringAction } from '../../api/reimbursements.ts';
import { warn } from '../../diagnostics/warn.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { useRequest } from '../../http/answers/use-request.ts';
import { requestTo } from '../../http/request.ts';
import { useLanguage } from '../../language/language-context.ts';
import { siteUrl } from '../../platform/page-address.ts';
import { useShowListFailure } from '../../screen/requests/failures.tsx';
import { useScreen } from '../../screen/screen.ts';
import type { definition } from './pending-actions.definition.ts';
import { answerProblems, pendingActions } from './pending-actions.rules.ts';

/** The reimbursements that require an action, and the address of the site's full list. [SD-02] */
export function usePendingActions({ attributes, page, element }: ViewProps<typeof definition>) {
  const language = useLanguage();
  const { siteId } = attributes;
  const screen = useScreen({ page, element });
  const { answer, error, retry } = useRequest(
    requestTo(reimbursementsRequiringAction, { path: { siteId }, page }),
    { maxAge: 0 },
  );
  useShowListFailure(screen, error);
  const actions = useMemo(() => answer && pendingActions(answer, siteUrl, language), [answer, language]);
  useEffect(() => {
    if (!answer || !actions) return;
    for (const problem of answerProblems(answer, actions)) warn(element.host, problem);
  }, [answer, actions, element]);
  return { notices: screen.notices, actions, error, retry, viewMore: reimbursementListPage(siteId, page) };
}
