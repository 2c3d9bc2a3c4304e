import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { useTexts } from '../../language/language-context.ts';
import { StudyList } from '../../screen/cards/study-profiles.tsx';
import { useProfiles } from '../../screen/cards/use-profiles.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import css from './my-studies.css?inline';
import { definition } from './my-studies.definition.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({ definition, view: MyStudies, styles: [sharedSheet(), css] });

/** A person's own studies and, if there are any, those of the people they care for. [PD-01] */
function MyStudies({ attributes, page, element }: ViewProps<typeof definition>) {
  const texts = useTexts(catalogue);
  const { userId, profiles, pageSize } = attributes;
  const { visible, list, dialog } = useProfiles({ page, element }, { userId, profiles });
  const { own, others = [] } = visible ?? {};
  const hasOnlyCaregiverStudies = own?.length === 0 && others.length > 0;
  return (
    <div className="my-studies">
      {!hasOnlyCaregiverStudies && (
        <StudyList {...list} size={pageSize} title={texts.ownStudies} rows={own} lines={2} />
      )}
      {others.length > 0 && (
        <StudyList {...list} size={pageSize} title={texts.caregiverStudies} rows={others} />
      )}
      {dialog}
    </div>
  );
}
