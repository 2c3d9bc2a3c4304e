import type { studiesOfUser } from '../../api/studies.ts';
import type { AnswerOf } from '../../http/request.ts';

/** A user's study profile, as the host sends it. */
export type Profile = AnswerOf<typeof studiesOfUser>[number];

/** Selects the profiles that a user may see: their own and those of people they care for. [PD-02] */
export function visibleProfiles(profiles: readonly Profile[]) {
  const visible = profiles.filter(mayBeShown);
  return { own: visible.filter(isOwn), others: visible.filter(profile => !isOwn(profile)) };
}

/** The number of profiles that are hidden only because a value is missing, which is the host's mistake. [PD-02] */
export const incompleteProfileCount = (profiles: readonly Profile[]): number =>
  profiles.filter(profile => mayBeShown(profile) === undefined).length;

/**
 * Profile and site must be enabled, neither site nor study restricted, and the study neither archived nor 'closing'.
 * Undefined if nothing of this hides the profile and one of these values is missing.
 */
function mayBeShown({ enabled, site, study }: Profile): boolean | undefined {
  const status = String(study?.status ?? '')
    .trim()
    .toLowerCase();
  const values = [
    enabled,
    site?.enabled,
    not(site?.configuration?.restricted),
    not(study?.configuration?.restricted),
    not(study?.archived),
    status ? status !== 'closing' : undefined,
  ];
  return values.includes(false) ? false : values.every(Boolean) || undefined;
}

const not = (flag: boolean | null | undefined) => (typeof flag === 'boolean' ? !flag : undefined);

const isOwn = ({ isPrimary }: Profile): boolean => isPrimary === true;
