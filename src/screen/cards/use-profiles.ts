import { useEffect, useMemo } from 'react';
import { studiesOfUser } from '../../api/studies.ts';
import { warn } from '../../diagnostics/warn.ts';
import { incompleteProfileCount, type Profile, visibleProfiles } from '../../domain/profiles.ts';
import { sharedRecordMaxAge, useRequest } from '../../http/answers/use-request.ts';
import { requestTo } from '../../http/request.ts';
import { useShowListFailure } from '../requests/failures.tsx';
import type { Screen } from '../screen.ts';

export interface ProfilesRequest {
  readonly userId: string | undefined;
  /** Profiles that the page itself supplies; then no request is sent. */
  readonly profiles?: readonly Profile[] | undefined;
}

/** The profiles that a person may see; elements for the same user share one request. [PD-02] [EMB-02] */
export function useProfiles(screen: Screen, { userId = '', profiles: supplied }: ProfilesRequest) {
  const request = supplied ? undefined : requestTo(studiesOfUser, { path: { userId }, page: screen.page });
  const lookup = useRequest(request, { maxAge: sharedRecordMaxAge });
  useShowListFailure(screen, lookup.error);
  const profiles = supplied ?? lookup.answer;
  const visible = useMemo(() => profiles && visibleProfiles(profiles), [profiles]);
  const omittedCount = profiles ? incompleteProfileCount(profiles) : 0;
  useEffect(() => {
    if (omittedCount)
      warn(screen.element.host, `${omittedCount} of ${profiles?.length} ${incompleteProfiles}`);
  }, [omittedCount, profiles, screen.element]);
  return { visible, error: supplied ? undefined : lookup.error, retry: lookup.retry };
}

const incompleteProfiles =
  'profiles are not shown because they do not say whether they may be. Send enabled, site.enabled, site.configuration.restricted, study.configuration.restricted and study.archived as true or false, and study.status.';
