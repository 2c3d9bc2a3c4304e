import { type FormEvent, useEffect, useEffectEvent, useReducer, useState } from 'react';
import { allCros, crosOfSponsor } from '../../api/cros.ts';
import { reportHistoryPage, reportSchedulerPage, reportTarget } from '../../api/pages.ts';
import { requestReport } from '../../api/reports.ts';
import { allSites, satelliteSites, sitesOfStudy, topLevelSites } from '../../api/sites.ts';
import { allSponsors } from '../../api/sponsors.ts';
import { allStudies, studiesOfSite } from '../../api/studies.ts';
import { today } from '../../domain/dates.ts';
import { latestMonth } from '../../domain/months.ts';
import { siteName, studyName } from '../../domain/names.ts';
import { dateLimits } from '../../domain/report-dates.ts';
import { type ReportRules, type ReportType, rulesOf } from '../../domain/report-types.ts';
import type { ViewProps } from '../../embed/element.ts';
import { post } from '../../http/post.ts';
import type { Screen } from '../../screen/screen.ts';
import { focusFirstInvalid, type Intent, useSubmission } from '../../screen/submission.ts';
import { type FoundOptions, useNarrowed, useOptions } from '../../screen/use-options.ts';
import { useNotices } from '../../ui/notices.tsx';
import type { definition } from './report-form.definition.ts';
import {
  afterChoice,
  type Choices,
  countedChoices,
  emptiedIn,
  excludedChoices,
  type FieldName,
  fieldsRequired,
  fieldsShown,
  type Offered,
  postedFields,
  problemsOf,
  sitesTo,
  startingChoices,
  studiesTo,
  without,
} from './report-form.rules.ts';

type Props = ViewProps<typeof definition>;
type Attributes = Props['attributes'];

const texts = {
  done: 'Report requested successfully!',
  unknown:
    'It is not known whether the report was requested. Look at Report History before you press Generate again.',
};

/** What it says of the post's fate while it is on its way. [RPT-14] */
const phaseTexts: Readonly<Record<string, string>> = {
  sending: 'Waiting for response from server',
  leaving: 'Report requested successfully! Redirecting...',
};

/** What is chosen, what may be, and asking for the report. [RPT-02] to [RPT-18] */
export function useReportForm({ attributes, page, element }: Props) {
  const screen = { page, element, notices: useNotices() };
  const { phase, submit } = useSubmission(screen, texts);
  const report = useReport(screen, attributes);
  const [attempts, attempt] = useReducer((before: number) => before + 1, 0);
  const isWaiting = Object.values(report.lists).some(({ lookup }) => lookup.state === 'loading');
  const isSending = phase !== 'editing' && !attributes.allowMultipleSubmits;
  const locked = isWaiting || isSending;
  const generate = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    attempt();
    if (locked) return;
    const form = event.currentTarget;
    const send = () => form.reportValidity() && submit(intentOf(report.counted, attributes, page));
    if (Object.keys(report.problems()).length > 0) focusFirstInvalid(form);
    // When the limits of this moment are those that the browser checks.
    else requestAnimationFrame(send);
  };
  const problems = report.problems();
  /** What a field needs to be shown: its choice, and what is wrong with it. */
  const field = (name: FieldName) => ({
    value: report.counted[name],
    choose: (value: string) => locked || report.choose(name, value),
    error: attempts > 0 && problems[name],
    optional: !report.required.includes(name),
    locked,
  });
  const state = { ...report, problems, notices: screen.notices, isWaiting, isSending, field, generate };
  return { ...state, fate: phaseTexts[phase], ...linksOf(attributes, page) };
}

function intentOf(counted: Choices, attributes: Attributes, page: Props['page']): Intent {
  const { submitUrl: url = reportTarget(page), allowMultipleSubmits: several } = attributes;
  const fields = postedFields(attributes, counted);
  return {
    payload: JSON.stringify(fields),
    send: idempotencyKey => post(requestReport, { url, fields, page, idempotencyKey }),
    elsewhere: url,
    several,
  };
}

/** Internal users and those of sites have a list of their own; the scheduler is for internal users. [RPT-04] [RPT-25] */
const linksOf = ({ internal, studyAdmin, siteAdmin, level }: Attributes, page: Props['page']) => ({
  history: reportHistoryPage(internal || (level === 'site' && !studyAdmin && !siteAdmin), page),
  scheduler: internal ? reportSchedulerPage(page) : undefined,
});

/** The choices, and all that follows from them by rule; the clock is asked at each rendering. [RPT-08] to [RPT-12] */
function useReport(screen: Screen, attributes: Attributes) {
  const types = attributes.reportTypes as readonly ReportType[];
  const rulesOfType = (type: string) => rulesOf(types.find(({ value }) => value === type));
  const { choices, emptied, change } = useChoices();
  const rules = rulesOfType(choices.type);
  const shown = fieldsShown(attributes, rules);
  const latest = latestMonth(attributes.allowedMonth, today());
  const lists = useLists(screen, attributes, rules, choices);
  const month = choices.month <= latest ? [{ value: choices.month }] : [];
  const offered = { ...offeredBy(lists), type: types, month };
  const counted = countedChoices(choices, shown, offered);
  useExclusion(excludedChoices(choices, shown, offered), names => change(before => without(before, names)));
  return {
    lists,
    types,
    rules,
    shown,
    latest,
    counted,
    emptied,
    required: fieldsRequired(attributes, rules, counted),
    limits: dateLimits(rules, counted.dateStart, today()),
    problems: () => problemsOf(attributes, rules, counted, today()),
    choose: (field: FieldName, value: string) =>
      change(before => afterChoice(before, field, value, attributes, rulesOfType)),
  };
}

/** What is chosen, and what the latest choice has emptied. */
function useChoices() {
  const [held, hold] = useState({ choices: startingChoices, emptied: [] as readonly FieldName[] });
  const change = (next: (before: Choices) => Choices) =>
    hold(({ choices: before }) => {
      const choices = next(before);
      return { choices, emptied: emptiedIn(before, choices) };
    });
  return { ...held, change };
}

/** What its list no longer offers is taken away, once. [RPT-09] */
function useExclusion(names: readonly FieldName[], drop: (names: readonly FieldName[]) => void): void {
  const dropNow = useEffectEvent(() => drop(names));
  const key = names.join();
  useEffect(() => {
    if (key) dropNow();
  }, [key]);
}

/** The lookups of the form for what is chosen. [RPT-16] */
function useLists(screen: Screen, form: Attributes, rules: ReportRules, choices: Choices) {
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
const offeredBy = (lists: Readonly<Record<string, FoundOptions>>): Offered =>
  Object.fromEntries(
    Object.entries(lists).map(([name, { options, lookup }]) => [
      name,
      lookup.state === 'ready' ? options : undefined,
    ]),
  );

/** All sites and studies, and those that belong to what was chosen before. [RPT-09] [RPT-16] */
function useSitesAndStudies(screen: Screen, form: Attributes, shown: readonly FieldName[], tie: Tie) {
  const { page } = screen;
  const sites = sitesTo(form, tie.required, tie);
  const studies = studiesTo(form, tie.required, tie);
  const all = (name: FieldName, about: string | undefined) =>
    shown.includes(name) && !about ? { page } : undefined;
  const site = useNarrowed(
    screen,
    useOptions(screen, { endpoint: allSites, request: all('site', form.studyId), labelOf: siteName }),
    useOptions(screen, {
      endpoint: sitesOfStudy,
      request: sites.of ? { path: { studyId: sites.of }, page } : undefined,
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
      request: studies.of ? { path: { siteId: studies.of }, page } : undefined,
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
