import { tableBatch } from '../../api/tables.ts';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { requestTo } from '../../http/request.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import { ListCard } from '../../screen/lists/list-card.tsx';
import { useRows } from '../../screen/lists/use-rows.ts';
import { useScreen } from '../../screen/screen.ts';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { definition } from './reimbursement-list.definition.ts';
import { hostPagedColumns, listColumns } from './reimbursement-list.rules.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({ definition, view: ReimbursementList, styles: [sharedSheet()] });

/** The reimbursements that the endpoint returns. [RL-01] [RL-02] */
function ReimbursementList({ attributes, page, element }: ViewProps<typeof definition>) {
  const texts = useTexts(catalogue);
  const { endpoint, listTitle, breadcrumbs, paging } = attributes;
  const screen = useScreen({ page, element });
  const mapColumns = paging ? hostPagedColumns : listColumns;
  const source = useRows(screen, {
    request: requestTo(tableBatch, { url: endpoint, page }),
    mapColumns,
    paging,
  });
  return (
    <>
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} />}
      <ListCard
        title={listTitle ? texts.titleFor({ listTitle }) : texts.title}
        loadingText={texts.loading}
        expectedColumns={mapColumns([], useLanguage())}
        {...{ screen, source }}
      />
    </>
  );
}
