import { allCros, crosOfSponsor } from '../../api/cros.ts';
import { allSites, satelliteSites, sitesOfStudy, topLevelSites } from '../../api/sites.ts';
import { allSponsors } from '../../api/sponsors.ts';
import { allStudies, studiesOfSite } from '../../api/studies.ts';
import type { ReportRules } from '../../domain/report-types.ts';
import { type GetRequest, requestTo } from '../../http/request.ts';
import { siteName, studyName } from '../../screen/lookups/names.ts';
import { type LookupOptions, type OptionsRequest, useOptions } from '../../screen/lookups/use-options.ts';
import type { Screen } from '../../screen/screen.ts';
import {
  type Choices,
  type FieldName,
  type FormContext,
  fieldNames,
  requiredFields,
  visibleFields,
} from './fields.rules.ts';
import { type AvailableOptions, clearFields, type OptionSource, optionSources } from './report-form.rules.ts';

/** The options of all lookup fields for the current choices; hidden fields make no call. [RPT-16] */
export function useLists(screen: Screen, context: FormContext, rules: ReportRules, choices: Choices) {
  const { page } = screen;
  const visible = visibleFields(context, rules);
  const isShown = (name: FieldName) => visible.includes(name);
  const hidden = fieldNames.filter(name => !isShown(name));
  const shown = clearFields(choices, hidden);
  const { sponsor: sponsorId, siteMaster: masterId } = shown;
  const sources = optionSources(context, requiredFields(context, rules, shown), shown);
  const { site, study } = useSitesAndStudies(screen, context, {
    site: isShown('site') && sources.site,
    study: isShown('study') && sources.study,
  });
  const sponsor = useOptions(screen, {
    request: (isShown('sponsor') || isShown('masterSiteSponsor')) && requestTo(allSponsors, { page }),
    labelOf: nameOf,
  });
  const siteMaster = useOptions(screen, {
    request: isShown('siteMaster') && requestTo(topLevelSites, { page }),
    labelOf: nameOf,
  });
  const satelliteSite = useOptions(screen, {
    request: masterId && requestTo(satelliteSites, { path: { masterId }, page }),
    labelOf: siteName,
  });
  const cro = useNarrowedOptions(screen, {
    source: isShown('cro') && (sponsorId ? { from: 'one', id: sponsorId } : { from: 'all' }),
    all: requestTo(allCros, { page }),
    ofOne: id => requestTo(crosOfSponsor, { path: { sponsorId: id }, page }),
    labelOf: nameOf,
    // Their failure notice stays for 1.2 s only. [NET-04]
    noticeDuration: 1200,
  });
  return { sponsor, cro, site, study, masterSiteSponsor: sponsor, siteMaster, satelliteSite };
}

/** What the page fixes leaves no use for the list of all. [RPT-09] [RPT-16] */
function useSitesAndStudies(
  screen: Screen,
  { siteId, studyId }: FormContext,
  sources: Readonly<Record<'site' | 'study', OptionSource | false>>,
) {
  const { page } = screen;
  const site = useNarrowedOptions(screen, {
    source: sources.site,
    all: !studyId && requestTo(allSites, { page }),
    ofOne: id => requestTo(sitesOfStudy, { path: { studyId: id }, page }),
    labelOf: siteName,
  });
  const study = useNarrowedOptions(screen, {
    source: sources.study,
    all: !siteId && requestTo(allStudies, { page }),
    ofOne: id => requestTo(studiesOfSite, { path: { siteId: id }, page }),
    labelOf: studyName,
  });
  return { site, study };
}

interface NarrowedRequest<Item> extends Omit<OptionsRequest<Item>, 'request' | 'supplied'> {
  /** False for a hidden field, which sends no request. */
  readonly source: OptionSource | false;
  readonly all: OptionsRequest<Item>['request'];
  /** For those that belong to the earlier choice with this id. */
  ofOne(id: string): GetRequest<readonly Item[]>;
}

/** All options, those that belong to an earlier choice, or none; and how many of all that choice excludes, if known. [RPT-09] */
function useNarrowedOptions<Item extends { readonly id: string }>(
  screen: Screen,
  { source, all: requestOfAll, ofOne, ...settings }: NarrowedRequest<Item>,
) {
  const { from: scope, id }: OptionSource = source || { from: 'none' };
  const all = useOptions(screen, { request: source && requestOfAll, ...settings });
  const one = useOptions(screen, { request: id && ofOne(id), ...settings });
  const areLoaded = id && all.lookup.state === 'ready' && one.lookup.state === 'ready';
  const offered = new Set(one.options.map(({ value }) => value));
  const excludedCount = areLoaded ? all.options.filter(({ value }) => !offered.has(value)).length : 0;
  return { ...{ all, one, none }[scope], excludedCount, scope };
}

const none: LookupOptions = { options: [], lookup: { state: 'idle', retry: () => {} } };

/** The options of each list that has loaded; undefined for the others. */
export const availableOptions = (lists: Readonly<Record<string, LookupOptions>>): AvailableOptions =>
  Object.fromEntries(
    Object.entries(lists).map(([name, { options, lookup }]) => [
      name,
      lookup.state === 'ready' ? options : undefined,
    ]),
  );

const nameOf = ({ id, name }: { readonly id: string; readonly name?: string | number | null | undefined }) =>
  String(name || id);
