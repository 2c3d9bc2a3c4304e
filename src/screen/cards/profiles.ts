import type { studiesOfUser } from '../../api/studies.ts';
import type { AnswerOf } from '../../http/request.ts';

/** A user's study profile, as the host sends it. */
export type Profile = AnswerOf<typeof studiesOfUser>[number];

/**
 * Selects the profiles that a user may see: their own and those of people they care for. [PD-02]
 *
 * Profile and site must be enabled, neither site nor study restricted, and the study neither archived nor 'closing'. A
 * profile with any of these values missing is hidden.
 */
export function visibleProfiles(profiles: readonly Profile[]) {
  const visible = profiles.filter(isVisible);
  return { own: visible.filter(isOwn), others: visible.filter(profile => !isOwn(profile)) };
}

/** The number of profiles that are hidden only because a value is missing, which is the host's mistake. [PD-02] */
export const incompleteProfileCount = (profiles: readonly Profile[]): number =>
  profiles.filter(profile => !isExplicitlyHidden(profile) && !isVisible(profile)).length;

const isVisible = ({ enabled, site, study }: Profile): boolean =>
  enabled === true &&
  site?.enabled === true &&
  site.configuration?.restricted === false &&
  study?.configuration?.restricted === false &&
  study.archived === false &&
  normalizedStatus(study.status) !== '' &&
  normalizedStatus(study.status) !== 'closing';

/** Whether one of the values that are present hides the profile. */
const isExplicitlyHidden = ({ enabled, site, study }: Profile): boolean =>
  enabled === false ||
  site?.enabled === false ||
  site?.configuration?.restricted === true ||
  study?.configuration?.restricted === true ||
  study?.archived === true ||
  normalizedStatus(study?.status) === 'closing';

const isOwn = ({ isPrimary }: Profile): boolean => isPrimary === true;

const normalizedStatus = (status: NonNullable<Profile['study']>['status']): string =>
  String(status ?? '')
    .trim()
    .toLowerCase();
