import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { useTexts } from '../../language/language-context.ts';
import { StudyList } from '../../screen/cards/study-profiles.tsx';
import { useProfiles } from '../../screen/cards/use-profiles.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { definition } from './study-list.definition.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({ definition, view: StudyListElement, styles: [sharedSheet()] });

/** All studies of a user: their own first, then those of the people they care for. [PD-05] */
function StudyListElement({ attributes, page, element }: ViewProps<typeof definition>) {
  const texts = useTexts(catalogue);
  const { userId, pageSize } = attributes;
  const { visible, list, dialog } = useProfiles({ page, element }, { userId });
  const studies = visible && [...visible.own, ...visible.others];
  return (
    <>
      <StudyList {...list} title={texts.title} rows={studies} size={pageSize} />
      {dialog}
    </>
  );
}
