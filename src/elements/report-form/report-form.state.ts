import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { reportHistoryPage, reportSchedulerPage, reportTarget } from '../../api/pages.ts';
import { requestReport } from '../../api/reports.ts';
import { today } from '../../domain/dates.ts';
import { latestMonth } from '../../domain/months.ts';
import { dateLimits } from '../../domain/report-dates.ts';
import { type ReportType, rulesOf } from '../../domain/report-types.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { post } from '../../http/post.ts';
import { type Intent, useSubmission } from '../../screen/forms/submission.ts';
import type { Screen } from '../../screen/screen.ts';
import { useNotices } from '../../ui/feedback/notices.tsx';
import { useAttempts } from '../../ui/forms/error-summary.tsx';
import type { definition } from './report-form.definition.ts';
import { offeredBy, useLists } from './report-form.lists.ts';
import {
  afterChoice,
  type Choices,
  countedChoices,
  emptiedIn,
  excludedChoices,
  type FieldName,
  fieldsRequired,
  fieldsShown,
  postedFields,
  problemsOf,
  startingChoices,
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
  const [attempts, attempt] = useAttempts();
  const isWaiting = Object.values(report.lists).some(({ lookup }) => lookup.state === 'loading');
  const isSending = phase !== 'editing' && !attributes.allowMultipleSubmits;
  const locked = isWaiting || isSending;
  const generate = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (locked) return;
    attempt();
    const form = event.currentTarget;
    const send = () => form.reportValidity() && submit(intentOf(report.counted, attributes, page));
    // When the limits of this moment are those that the browser checks.
    if (Object.keys(report.problems()).length === 0) requestAnimationFrame(send);
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
  const told = { notices: screen.notices, attempts, isWaiting, isSending, fate: phaseTexts[phase] };
  return { ...report, ...told, ...linksOf(attributes, page), problems, field, generate };
}

/** The whole state of the form, which its groups of fields show. */
export type Form = ReturnType<typeof useReportForm>;

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
