import type { ViewProps } from '../../embed/element/element-module.ts';
import { ShortList } from '../../screen/cards/short-list.tsx';
import { StudyProfiles } from '../../screen/cards/study-profiles.tsx';
import { useProfiles } from '../../screen/cards/use-profiles.ts';
import { useReleasedSpace } from '../../screen/cards/use-released-space.ts';
import { Card } from '../../ui/controls/card.tsx';
import { useNotices } from '../../ui/feedback/notices.tsx';
import { useActionAsked } from '../../ui/navigation/row-actions.tsx';
import type { definition } from './my-studies.definition.ts';

/** A person's own studies and, where there are some, those of the people they care for. [PD-01] */
export function MyStudies({ attributes, page, element }: ViewProps<typeof definition>) {
  const { userId, profiles, pageSize } = attributes;
  const notices = useNotices();
  const { seen, error, retry } = useProfiles({ page, element, notices }, { userId, given: profiles });
  const { ask, dialog } = useActionAsked(element.navigate);
  useReleasedSpace(element.host, Boolean(seen ?? error));
  const isOnlyCaring = seen?.own.length === 0 && seen.others.length > 0;
  return (
    <div className="my-studies">
      {!isOnlyCaring && (
        <ShortList
          title={mine}
          state={{ count: seen?.own.length, error, retry }}
          loading="Loading your studies..."
          empty="No studies could be found"
          notices={notices}
        >
          <StudyProfiles label={mine} profiles={seen?.own ?? []} {...{ pageSize, ask }} />
        </ShortList>
      )}
      {Boolean(seen?.others.length) && (
        <Card title={ofOthers}>
          <StudyProfiles label={ofOthers} profiles={seen?.others ?? []} {...{ pageSize, ask }} />
        </Card>
      )}
      {dialog}
    </div>
  );
}

const mine = 'My Studies';
const ofOthers = 'My Caregivers';
