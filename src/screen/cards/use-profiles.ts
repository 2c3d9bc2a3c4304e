import { useMemo } from 'react';
import { studiesOfUser } from '../../api/studies.ts';
import { sharedRecordMaxAge } from '../../http/answers/use-request.ts';
import { requestTo } from '../../http/request.ts';
import { useTexts } from '../../language/language-context.ts';
import { useWarning } from '../../ui/hooks/use-warning.ts';
import { useActionConfirmation } from '../../ui/menu/row-actions.tsx';
import type { Screen } from '../screen.ts';
import { incompleteProfileCount, type Profile, visibleProfiles } from './profiles.ts';
import { useShortList } from './short-list.tsx';
import { profileCatalogue } from './texts.ts';

interface ProfilesRequest {
  readonly userId: string | undefined;
  /** Profiles that the page itself supplies; then no request is sent. */
  readonly profiles?: readonly Profile[] | undefined;
}

/**
 * The profiles that a person may see, undefined until known, what `StudyList` shows of the request, and the dialog of their
 * actions; elements for the same user share a request. [PD-02] [EMB-02]
 */
export function useProfiles(
  { page, element }: Pick<Screen, 'page' | 'element'>,
  { userId = '', profiles: supplied }: ProfilesRequest,
) {
  const profileTexts = useTexts(profileCatalogue);
  const request = supplied ? undefined : requestTo(studiesOfUser, { path: { userId }, page });
  const { rows, error, retry } = useShortList(element, request, sharedRecordMaxAge);
  const profiles = supplied ?? rows;
  const visible = useMemo(() => profiles && visibleProfiles(profiles), [profiles]);
  const omittedCount = profiles ? incompleteProfileCount(profiles) : 0;
  useWarning(
    element.host,
    omittedCount > 0 && `${omittedCount} of ${profiles?.length} ${incompleteProfiles}`,
  );
  const { confirm, dialog } = useActionConfirmation(element.navigate, JSON.stringify([userId, supplied]));
  const list = {
    error,
    retry,
    confirm,
    loadingText: profileTexts.loadingStudies,
    emptyText: profileTexts.noStudiesFound,
  };
  return { visible, list, dialog };
}

const incompleteProfiles =
  'profiles are not shown because they do not say whether they may be. Send enabled, site.enabled, site.configuration.restricted, study.configuration.restricted and study.archived as true or false, and study.status.';
