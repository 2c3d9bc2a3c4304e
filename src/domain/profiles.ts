import { type RowAction, rowActionsIn } from './display/row-action.ts';

type Text = string | number | null | undefined;
type Flag = boolean | null | undefined;

/** A person's part in a study, as the host states it. */
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

/** A profile as people read it; what is not stated is empty. */
export interface ShownProfile {
  readonly id: string;
  readonly study: string;
  readonly scoutNumber: string;
  readonly sponsor: string;
  readonly organization: string;
  readonly site: string;
  readonly patient: string;
  readonly actions: readonly RowAction[];
}

/** The profiles that a person may see, their own and those of whom they care for. [PD-02] */
export interface SeenProfiles {
  readonly own: readonly ShownProfile[];
  readonly others: readonly ShownProfile[];
}

/**
 * What a person may see of their profiles: enabled at an enabled site, neither site nor study restricted, the study
 * neither archived nor in 'closing'. One that leaves any of these unsaid is not shown. [PD-02]
 */
export function profilesSeen(profiles: readonly Profile[]): SeenProfiles {
  const seen = profiles.filter(maySee);
  return {
    own: seen.filter(isOwn).map(shown),
    others: seen.filter(profile => !isOwn(profile)).map(shown),
  };
}

/** How many profiles are hidden because something is not said that would have to be: the host's mistake. [PD-02] */
export const profilesUnsaid = (profiles: readonly Profile[]): number =>
  profiles.filter(profile => !isForbidden(profile) && !maySee(profile)).length;

const maySee = ({ enabled, site, study }: Profile): boolean =>
  enabled === true &&
  site?.enabled === true &&
  site.configuration?.restricted === false &&
  study?.configuration?.restricted === false &&
  study.archived === false &&
  wordOf(study.status) !== '' &&
  wordOf(study.status) !== 'closing';

/** Whether what is said suffices to hide it. */
const isForbidden = ({ enabled, site, study }: Profile): boolean =>
  enabled === false ||
  site?.enabled === false ||
  site?.configuration?.restricted === true ||
  study?.configuration?.restricted === true ||
  study?.archived === true ||
  wordOf(study?.status) === 'closing';

const isOwn = ({ isPrimary }: Profile): boolean => isPrimary === true;

const wordOf = (status: Text): string => textOf(status).trim().toLowerCase();

const shown = ({ id, patientId, site, study, actions }: Profile): ShownProfile => ({
  id,
  study: textOf(study?.studyName),
  scoutNumber: textOf(study?.scoutNumber),
  sponsor: textOf(study?.sponsor),
  organization: textOf(study?.organizationName),
  site: textOf(site?.siteId),
  patient: textOf(patientId),
  actions: rowActionsIn(actions),
});

const textOf = (text: Text): string => String(text ?? '');
