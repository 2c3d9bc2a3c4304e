import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import type { Profile } from '../../screen/cards/profiles.ts';
import { ShortList } from '../../screen/cards/short-list.tsx';
import { studyColumns } from '../../screen/cards/study-profiles.tsx';
import { useProfiles } from '../../screen/cards/use-profiles.ts';
import { Card } from '../../ui/controls/card.tsx';
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
  const { own, others = [] } = visible ?? {};
  const hasOnlyCaregiverStudies = own?.length === 0 && others.length > 0;
  return (
    <div className="my-studies">
      {!hasOnlyCaregiverStudies && (
        <ShortList {...list} title={texts.ownStudies} columns={columnsOf(own)} rows={own} lines={2}>
          {table => <PagedTable {...table} size={pageSize} isCardsOnPhones />}
        </ShortList>
      )}
      {others.length > 0 && (
        <Card title={texts.caregiverStudies}>
          <div className="short-list">
            <PagedTable
              caption={texts.caregiverStudies}
              columns={columnsOf(others)}
              rows={others}
              size={pageSize}
              isCardsOnPhones
            />
          </div>
        </Card>
      )}
      {dialog}
    </div>
  );
}
