import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import { ShortList } from '../../screen/cards/short-list.tsx';
import { studyColumns } from '../../screen/cards/study-profiles.tsx';
import { useProfiles } from '../../screen/cards/use-profiles.ts';
import { PagedTable } from '../../ui/data/paged-table.tsx';
import { useActionConfirmation } from '../../ui/menu/row-actions.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { definition } from './study-list.definition.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({ definition, view: StudyList, styles: [sharedSheet()] });

/** All studies of a user: their own first, then those of the people they care for. [PD-05] */
function StudyList({ attributes, page, element }: ViewProps<typeof definition>) {
  const texts = useTexts(catalogue);
  const { userId, pageSize } = attributes;
  const { visible, list } = useProfiles({ page, element }, { userId });
  const studies = visible && [...visible.own, ...visible.others];
  const { confirm, dialog } = useActionConfirmation(element.navigate, userId);
  return (
    <>
      <ShortList
        {...list}
        title={texts.title}
        columns={studyColumns(studies, confirm, useLanguage())}
        rows={studies}
      >
        {table => <PagedTable {...table} size={pageSize} isCardsOnPhones />}
      </ShortList>
      {dialog}
    </>
  );
}
