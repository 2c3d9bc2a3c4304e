import { allCros, crosOfSponsor } from '../../api/cros.ts';
import { allSites, satelliteSites, sitesOfStudy, topLevelSites } from '../../api/sites.ts';
import { allSponsors } from '../../api/sponsors.ts';
import { allStudies, studiesOfSite } from '../../api/studies.ts';
import { siteName, studyName } from '../../domain/names.ts';
import type { ReportRules } from '../../domain/report-types.ts';
import { type FoundOptions, useNarrowed, useOptions } from '../../screen/lookups/use-options.ts';
import type { Screen } from '../../screen/screen.ts';
import {
  type Choices,
  type FieldName,
  fieldsRequired,
  fieldsShown,
  type Offered,
  type ReportPage,
  sitesTo,
  studiesTo,
} from './report-form.rules.ts';

/** The lookups of the form for what is chosen. [RPT-16] */
export function useLists(screen: Screen, form: ReportPage, rules: ReportRules, choices: Choices) {
  const { page } = screen;
  const shown = fieldsShown(form, rules);
  const chosen = (name: FieldName) => (shown.includes(name) ? choices[name] : '');
  const wants = (...names: FieldName[]) => (names.some(name => shown.includes(name)) ? { page } : undefined);
  const masterId = chosen('siteMaster');
  const [site, study] = useSitesAndStudies(screen, form, shown, {
    required: fieldsRequired(form, rules, { cro: chosen('cro') }),
    site: chosen('site'),
    study: chosen('study'),
  });
  const sponsor = useOptions(screen, {
    endpoint: allSponsors,
    request: wants('sponsor', 'masterSiteSponsor'),
    labelOf: nameOf,
  });
  const siteMaster = useOptions(screen, {
    endpoint: topLevelSites,
    request: wants('siteMaster'),
    labelOf: nameOf,
  });
  const satelliteSite = useOptions(screen, {
    endpoint: satelliteSites,
    request: masterId ? { path: { masterId }, page } : undefined,
    labelOf: siteName,
  });
  const cro = useCros(screen, wants('cro'), chosen('sponsor'));
  return { sponsor, cro, site, study, masterSiteSponsor: sponsor, siteMaster, satelliteSite };
}

interface Tie {
  readonly required: readonly FieldName[];
  readonly site: string;
  readonly study: string;
}

/** What can be chosen, of those lists that have come. */
export const offeredBy = (lists: Readonly<Record<string, FoundOptions>>): Offered =>
  Object.fromEntries(
    Object.entries(lists).map(([name, { options, lookup }]) => [
      name,
      lookup.state === 'ready' ? options : undefined,
    ]),
  );

/** All sites and studies, and those that belong to what was chosen before. [RPT-09] [RPT-16] */
function useSitesAndStudies(screen: Screen, form: ReportPage, shown: readonly FieldName[], tie: Tie) {
  const { page } = screen;
  const sites = sitesTo(form, tie.required, tie);
  const studies = studiesTo(form, tie.required, tie);
  const all = (name: FieldName, about: string | undefined) =>
    shown.includes(name) && !about ? { page } : undefined;
  const sitesOf = shown.includes('site') && sites.of;
  const studiesOf = shown.includes('study') && studies.of;
  const site = useNarrowed(
    screen,
    useOptions(screen, { endpoint: allSites, request: all('site', form.studyId), labelOf: siteName }),
    useOptions(screen, {
      endpoint: sitesOfStudy,
      request: sitesOf ? { path: { studyId: sitesOf }, page } : undefined,
      labelOf: siteName,
    }),
    sites.from,
    strange.site,
  );
  const study = useNarrowed(
    screen,
    useOptions(screen, { endpoint: allStudies, request: all('study', form.siteId), labelOf: studyName }),
    useOptions(screen, {
      endpoint: studiesOfSite,
      request: studiesOf ? { path: { siteId: studiesOf }, page } : undefined,
      labelOf: studyName,
    }),
    studies.from,
    strange.study,
  );
  return [site, study] as const;
}

/** All CROs, or those of the sponsor; what is said of their failure stands for 1.2 s. [NET-04] */
function useCros(screen: Screen, wanted: { page: Screen['page'] } | undefined, sponsorId: string) {
  const ofSponsor = wanted && sponsorId ? { path: { sponsorId }, page: screen.page } : undefined;
  const shared = { labelOf: nameOf, noticeTime: 1200 };
  return useNarrowed(
    screen,
    useOptions(screen, { endpoint: allCros, request: wanted, ...shared }),
    useOptions(screen, { endpoint: crosOfSponsor, request: ofSponsor, ...shared }),
    ofSponsor ? 'one' : 'all',
    strange.cro,
  );
}

const nameOf = ({ id, name }: { readonly id: string; readonly name?: string | number | null | undefined }) =>
  String(name || id);

const strange = {
  site: 'the sites of a study are not all among the sites of /direct/site/api/list/minimal.',
  study: 'the studies of a site are not all among the studies of /study/api/list/minimal.',
  cro: 'the CROs of a sponsor are not all among the CROs of /cro/api/list/minimal.',
};
