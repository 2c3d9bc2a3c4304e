import { useEffect, useMemo } from 'react';
import { studiesOfUser } from '../../api/studies.ts';
import { type Profile, profilesSeen, profilesUnsaid } from '../../domain/profiles.ts';
import { useAnswer } from '../requests/use-answer.ts';
import type { Screen } from '../screen.ts';

export interface ProfilesWanted {
  readonly userId: string | undefined;
  /** What the page itself states; then nothing is asked. */
  readonly given?: readonly Profile[] | undefined;
}

/** What a person may see of their profiles; elements that ask for the same user send one request. [PD-02] [EMB-02] */
export function useProfiles(screen: Screen, { userId = '', given }: ProfilesWanted) {
  const asked = useAnswer(screen, studiesOfUser, { path: { userId } }, { isWanted: !given, isShared: true });
  const profiles = given ?? asked.answer;
  const seen = useMemo(() => profiles && profilesSeen(profiles), [profiles]);
  const unsaid = profiles ? profilesUnsaid(profiles) : 0;
  useEffect(() => {
    if (unsaid) console.error(`${screen.page.tag}: ${unsaid} of ${profiles?.length} ${incomplete}`);
  }, [unsaid, profiles, screen.page.tag]);
  return { seen, error: given ? undefined : asked.error, retry: asked.retry };
}

const incomplete =
  'profiles are not shown because they do not say whether they may be. Send enabled, site.enabled, site.configuration.restricted, study.configuration.restricted and study.archived as true or false, and study.status.';
