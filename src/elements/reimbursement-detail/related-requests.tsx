import { otherReimbursements } from '../../api/reimbursements.ts';
import { textIn } from '../../domain/record-fields.ts';
import type { ViewProps } from '../../embed/element/define.ts';
import { requestTo } from '../../http/request.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import { ShortList } from '../../screen/cards/short-list.tsx';
import { useShortList } from '../../screen/cards/use-short-list.ts';
import { usePageSize } from '../../screen/records/use-page-size.ts';
import { PagedTable } from '../../ui/data/paged-table.tsx';
import { sharedCatalogue } from '../../ui/texts.ts';
import type { definition } from './reimbursement-detail.definition.ts';
import { columns } from './related-requests-columns.tsx';
import { catalogue } from './texts.ts';

/** The other requests related to the reimbursement, each with a link, in pages like the expenses. [RD-04] */
export function RelatedRequests({ attributes, page, element }: ViewProps<typeof definition>) {
  const language = useLanguage();
  const sharedTexts = useTexts(sharedCatalogue);
  const texts = useTexts(catalogue).relatedRequests;
  const id = textIn(attributes.reimbursement, 'id');
  const request = requestTo(otherReimbursements, { path: { id }, page });
  const list = useShortList({ page, element }, request);
  const size = usePageSize(list.rows?.length ?? 0);
  return (
    <ShortList
      {...list}
      title={texts.title}
      loadingText={texts.loading}
      columns={columns(language)}
      emptyText={texts.empty}
      failedText={sharedTexts.componentNotLoaded}
      failedNote={sharedTexts.noEntries}
    >
      {table => <PagedTable {...table} size={size} />}
    </ShortList>
  );
}
