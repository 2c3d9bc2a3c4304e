import { allCros, crosOfSponsor } from '../../api/cros.ts';
import { allSites, satelliteSites, sitesOfStudy, topLevelSites } from '../../api/sites.ts';
import { allSponsors } from '../../api/sponsors.ts';
import { allStudies, studiesOfSite } from '../../api/studies.ts';
import type { ReportRules } from '../../domain/report-types.ts';
import { requestTo } from '../../http/request.ts';
import { siteName, studyName } from '../../screen/lookups/names.ts';
import { type LookupOptions, useNarrowedOptions, useOptions } from '../../screen/lookups/use-options.ts';
import type { Screen } from '../../screen/screen.ts';
import {
  type Choices,
  type FieldName,
  type FormContext,
  requiredFields,
  visibleFields,
} from './fields.rules.ts';
import { type AvailableOptions, type OptionSource, siteSource, studySource } from './report-form.rules.ts';

/** The options of all lookup fields for the current choices; hidden fields make no call. [RPT-16] */
export function useLists(screen: Screen, context: FormContext, rules: ReportRules, choices: Choices) {
  const { page } = screen;
  const visible = visibleFields(context, rules);
  const choiceOf = (name: FieldName) => (visible.includes(name) ? choices[name] : '');
  const isShown = (...names: FieldName[]) => names.some(name => visible.includes(name));
  const masterId = choiceOf('siteMaster');
  const required = requiredFields(context, rules, { cro: choiceOf('cro') });
  const sites = siteSource(context, required, { study: choiceOf('study') });
  const studies = studySource(context, required, { site: choiceOf('site') });
  const site = useSites(screen, context, visible.includes('site'), sites);
  const study = useStudies(screen, context, visible.includes('study'), studies);
  const sponsor = useOptions(screen, {
    request: isShown('sponsor', 'masterSiteSponsor') ? requestTo(allSponsors, { page }) : undefined,
    labelOf: nameOf,
  });
  const siteMaster = useOptions(screen, {
    request: isShown('siteMaster') ? requestTo(topLevelSites, { page }) : undefined,
    labelOf: nameOf,
  });
  const satelliteSite = useOptions(screen, {
    request: masterId ? requestTo(satelliteSites, { path: { masterId }, page }) : undefined,
    labelOf: siteName,
  });
  const cro = useCros(screen, isShown('cro'), choiceOf('sponsor'));
  return { sponsor, cro, site, study, masterSiteSponsor: sponsor, siteMaster, satelliteSite };
}

/** The options of each list that has loaded; undefined for the others. */
export const availableOptions = (lists: Readonly<Record<string, LookupOptions>>): AvailableOptions =>
  Object.fromEntries(
    Object.entries(lists).map(([name, { options, lookup }]) => [
      name,
      lookup.state === 'ready' ? options : undefined,
    ]),
  );

/** All sites; once a study is chosen or fixed by the page, only its sites. [RPT-09] [RPT-16] */
function useSites(screen: Screen, { studyId }: FormContext, isVisible: boolean, { from, id }: OptionSource) {
  const { page } = screen;
  return useNarrowedOptions(screen, {
    all: isVisible && !studyId ? requestTo(allSites, { page }) : undefined,
    ofOne: isVisible && id ? requestTo(sitesOfStudy, { path: { studyId: id }, page }) : undefined,
    scope: from,
    labelOf: siteName,
  });
}

/** All studies; once a site is chosen or fixed by the page, only its studies. [RPT-09] [RPT-16] */
function useStudies(screen: Screen, { siteId }: FormContext, isVisible: boolean, { from, id }: OptionSource) {
  const { page } = screen;
  return useNarrowedOptions(screen, {
    all: isVisible && !siteId ? requestTo(allStudies, { page }) : undefined,
    ofOne: isVisible && id ? requestTo(studiesOfSite, { path: { siteId: id }, page }) : undefined,
    scope: from,
    labelOf: studyName,
  });
}

/** All CROs, or those of the chosen sponsor. Their failure notice stays for 1.2 s only. [NET-04] */
function useCros(screen: Screen, isVisible: boolean, sponsorId: string) {
  const { page } = screen;
  return useNarrowedOptions(screen, {
    all: isVisible ? requestTo(allCros, { page }) : undefined,
    ofOne: isVisible && sponsorId ? requestTo(crosOfSponsor, { path: { sponsorId }, page }) : undefined,
    scope: isVisible && sponsorId ? 'one' : 'all',
    labelOf: nameOf,
    noticeDuration: 1200,
  });
}

const nameOf = ({ id, name }: { readonly id: string; readonly name?: string | number | null | undefined }) =>
  String(name || id);
