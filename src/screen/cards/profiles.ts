type Text = string | number | null | undefined;
type Flag = boolean | null | undefined;

/** A user's study profile, as the host sends it. */
export interface Profile {
  readonly id: string;
  readonly enabled?: Flag;
  readonly isPrimary?: Flag;
  readonly patientId?: Text;
  readonly site?:
    | { readonly enabled?: Flag; readonly siteId?: Text; readonly configuration?: Restriction }
    | null
    | undefined;
  readonly study?:
    | {
        readonly scoutNumber?: Text;
        readonly studyName?: Text;
        readonly organizationName?: Text;
        readonly sponsor?: Text;
        readonly archived?: Flag;
        readonly status?: Text;
        readonly configuration?: Restriction;
      }
    | null
    | undefined;
  readonly actions?: unknown;
}

type Restriction = { readonly restricted?: Flag } | null | undefined;

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

const normalizedStatus = (status: Text): string =>
  String(status ?? '')
    .trim()
    .toLowerCase();
