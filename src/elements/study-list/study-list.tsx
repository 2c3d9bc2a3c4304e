import { useMemo } from 'react';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { ShortList } from '../../screen/cards/short-list.tsx';
import { StudyProfiles } from '../../screen/cards/study-profiles.tsx';
import { useProfiles } from '../../screen/cards/use-profiles.ts';
import { useReleasedSpace } from '../../screen/cards/use-released-space.ts';
import { useNotices } from '../../ui/feedback/notices.tsx';
import { useActionAsked } from '../../ui/navigation/row-actions.tsx';
import { sharedTexts } from '../../ui/texts.ts';
import type { definition } from './study-list.definition.ts';
import { texts } from './texts.ts';

/** All studies of a user: their own first, then those of the people they care for. [PD-05] */
export function StudyList({ attributes, page, element }: ViewProps<typeof definition>) {
  const { userId, pageSize } = attributes;
  const notices = useNotices();
  const { seen, error, retry } = useProfiles({ page, element, notices }, { userId });
  useReleasedSpace(element.host, Boolean(seen ?? error));
  const studies = useMemo(() => seen && [...seen.own, ...seen.others], [seen]);
  const { ask, dialog } = useActionAsked(element.navigate);
  return (
    <>
      <ShortList
        title={texts.title}
        state={{ count: studies?.length, error, retry }}
        loading={sharedTexts.loadingStudies}
        empty={sharedTexts.noStudiesFound}
        notices={notices}
      >
        <StudyProfiles label={texts.title} profiles={studies ?? []} {...{ pageSize, ask }} />
      </ShortList>
      {dialog}
    </>
  );
}
