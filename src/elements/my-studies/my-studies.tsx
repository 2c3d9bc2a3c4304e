import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import type { Profile } from '../../screen/cards/profiles.ts';
import { ShortList, type ShortListProps } from '../../screen/cards/short-list.tsx';
import { studyColumns } from '../../screen/cards/study-profiles.tsx';
import { useProfiles } from '../../screen/cards/use-profiles.ts';
import { PagedTable } from '../../ui/data/paged-table.tsx';
import { useActionConfirmation } from '../../ui/menu/row-actions.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import css from './my-studies.css?inline';
import { definition } from './my-studies.definition.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({ definition, view: MyStudies, styles: [sharedSheet(), css] });

/** A person's own studies and, if there are any, those of the people they care for. [PD-01] */
function MyStudies({ attributes, page, element }: ViewProps<typeof definition>) {
  const texts = useTexts(catalogue);
  const { userId, profiles, pageSize } = attributes;
  const { visible, list } = useProfiles({ page, element }, { userId, profiles });
  const { confirm, dialog } = useActionConfirmation(element.navigate, JSON.stringify([userId, profiles]));
  const language = useLanguage();
  const columnsOf = (studies: readonly Profile[] | undefined) => studyColumns(studies, confirm, language);
  const paged: ShortListProps<Profile>['children'] = table => (
    <PagedTable {...table} size={pageSize} isCardsOnPhones />
  );
  const { own, others = [] } = visible ?? {};
  const hasOnlyCaregiverStudies = own?.length === 0 && others.length > 0;
  return (
    <div className="my-studies">
      {!hasOnlyCaregiverStudies && (
        <ShortList {...list} title={texts.ownStudies} columns={columnsOf(own)} rows={own} lines={2}>
          {paged}
        </ShortList>
      )}
      {others.length > 0 && (
        <ShortList {...list} title={texts.caregiverStudies} columns={columnsOf(others)} rows={others}>
          {paged}
        </ShortList>
      )}
      {dialog}
    </div>
  );
}
