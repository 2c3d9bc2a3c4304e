import { reimbursementListPage } from '../../api/addresses/pages.ts';
import { reimbursementsRequiringAction } from '../../api/reimbursements.ts';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { requestTo } from '../../http/request.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import { ShortList } from '../../screen/cards/short-list.tsx';
import { useShortList } from '../../screen/cards/use-short-list.ts';
import { PlainTable } from '../../ui/data/plain-table.tsx';
import { useWarning } from '../../ui/hooks/use-warning.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { columns } from './columns.tsx';
import { definition } from './pending-actions.definition.ts';
import { unknownStatuses } from './pending-actions.rules.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({ definition, view: PendingActions, styles: [sharedSheet()] });

/** The reimbursements of a site that require an action. [SD-02] [SD-04] */
function PendingActions({ attributes: { siteId }, page, element }: ViewProps<typeof definition>) {
  const language = useLanguage();
  const texts = useTexts(catalogue);
  const request = requestTo(reimbursementsRequiringAction, { path: { siteId }, page });
  const list = useShortList({ page, element }, request);
  useWarning(element.host, unknownStatuses(list.rows ?? []));
  const viewMore = reimbursementListPage(siteId, page);
  return (
    <ShortList
      {...list}
      columns={columns(language)}
      lines={10}
      title={texts.title}
      loadingText={texts.loading}
      emptyText={texts.empty}
      failedText={texts.failed}
      foot={viewMore && <a href={viewMore}>{texts.viewMore}</a>}
    >
      {table => <PlainTable {...table} />}
    </ShortList>
  );
}
