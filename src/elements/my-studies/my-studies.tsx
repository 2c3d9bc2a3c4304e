import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { useTexts } from '../../language/language-context.ts';
import { ShortList } from '../../screen/cards/short-list.tsx';
import { StudyProfiles } from '../../screen/cards/study-profiles.tsx';
import { useProfiles } from '../../screen/cards/use-profiles.ts';
import { useScreen } from '../../screen/screen.ts';
import { Card } from '../../ui/controls/card.tsx';
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
  const screen = useScreen({ page, element });
  const { visible, list } = useProfiles(screen, { userId, profiles });
  const { confirm, dialog } = useActionConfirmation(element.navigate, JSON.stringify([userId, profiles]));
  const hasOnlyCaregiverStudies = visible?.own.length === 0 && visible.others.length > 0;
  return (
    <div className="my-studies">
      {!hasOnlyCaregiverStudies && (
        <ShortList {...list} lines={9} title={texts.ownStudies} count={visible?.own.length}>
          <StudyProfiles label={texts.ownStudies} profiles={visible?.own ?? []} {...{ pageSize, confirm }} />
        </ShortList>
      )}
      {Boolean(visible?.others.length) && (
        <Card title={texts.caregiverStudies}>
          <StudyProfiles
            label={texts.caregiverStudies}
            profiles={visible?.others ?? []}
            {...{ pageSize, confirm }}
          />
        </Card>
      )}
      {dialog}
    </div>
  );
}
