import { useMemo } from 'react';
import { elementModule } from '../../embed/element/define.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { useTexts } from '../../language/language-context.ts';
import { ShortList } from '../../screen/cards/short-list.tsx';
import { StudyProfiles } from '../../screen/cards/study-profiles.tsx';
import { profileCatalogue } from '../../screen/cards/texts.ts';
import { useProfiles } from '../../screen/cards/use-profiles.ts';
import { useScreen } from '../../screen/screen.ts';
import { useActionConfirmation } from '../../ui/menu/row-actions.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { definition } from './study-list.definition.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({ definition, view: StudyList, styles: [sharedSheet()] });

/** All studies of a user: their own first, then those of the people they care for. [PD-05] */
function StudyList({ attributes, page, element }: ViewProps<typeof definition>) {
  const profileTexts = useTexts(profileCatalogue);
  const texts = useTexts(catalogue);
  const { userId, pageSize } = attributes;
  const screen = useScreen({ page, element });
  const { visible, error, retry } = useProfiles(screen, { userId });
  const studies = useMemo(() => visible && [...visible.own, ...visible.others], [visible]);
  const { confirm, dialog } = useActionConfirmation(element.navigate, userId);
  return (
    <>
      <ShortList
        title={texts.title}
        state={{ count: studies?.length, error, retry }}
        loadingText={profileTexts.loadingStudies}
        emptyText={profileTexts.noStudiesFound}
        notices={screen.notices}
      >
        <StudyProfiles label={texts.title} profiles={studies ?? []} {...{ pageSize, confirm }} />
      </ShortList>
      {dialog}
    </>
  );
}
