import { type FormEvent, useEffect, useEffectEvent } from 'react';
import { reportHistoryPage, reportSchedulerPage, reportTarget } from '../../api/addresses/pages.ts';
import { requestReport } from '../../api/reports.ts';
import { today } from '../../domain/dates/dates.ts';
import { latestMonth } from '../../domain/months.ts';
import { dateLimits } from '../../domain/report-dates.ts';
import { type ReportType, rulesOf } from '../../domain/report-types.ts';
import type { ViewProps } from '../../embed/element/define.ts';
import { postTo } from '../../http/request.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import { type Intent, useSubmission } from '../../screen/posts/submission.ts';
import { type Screen, useInput, useScreen } from '../../screen/screen.ts';
import { useAttempts } from '../../ui/forms/checked-form.tsx';
import {
  type Choices,
  type FieldName,
  initialChoices,
  requiredFields,
  visibleFields,
} from './fields.rules.ts';
import type { definition } from './report-form.definition.ts';
import { availableOptions, useLists } from './report-form.lists.ts';
import {
  applyChoice,
  clearedFields,
  clearFields,
  effectiveChoices,
  fieldProblems,
  postedFields,
  postedNames,
  unavailableFields,
} from './report-form.rules.ts';
import { catalogue } from './texts.ts';

type Props = ViewProps<typeof definition>;
type Attributes = Props['attributes'];

/** The choices of the form, the options and problems of each field, and submitting. [RPT-02] to [RPT-18] */
export function useReportForm({ attributes, page, element }: Props) {
  const texts = useTexts(catalogue);
  const screen = useScreen({ page, element });
  const { phase, submit, refusals } = useSubmission(screen, texts, screen.session);
  const report = useReport(screen, attributes);
  const [attempts, countAttempt] = useAttempts();
  const isLoading = Object.values(report.lists).some(({ lookup }) => lookup.state === 'loading');
  const isSending = phase !== 'editing' && !attributes.allowMultipleSubmits;
  const locked = isLoading || isSending;
  const generate = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (locked) return;
    countAttempt();
    // The browser checks the date inputs against the limits of today, which are rendered by now.
    const isValid = Object.keys(report.problems()).length === 0 && event.currentTarget.reportValidity();
    if (isValid) submit(submissionOf(report, attributes, page));
  };
  const problems = report.problems();
  const posted = postedFields(attributes, report.choices);
  /** The props that every field has in common. */
  const field = (name: FieldName) => ({
    value: report.choices[name],
    choose: (value: string) => locked || report.choose(name, value),
    error: (attempts > 0 && problems[name]) || refusals.messageFor(posted, ...postedNames(name)),
    optional: !report.required.includes(name),
    locked,
  });
  const submission = {
    ...{ isLoading, isSending, generate, notices: screen.notices },
    statusText: phase === 'sending' || phase === 'leaving' ? texts[phase] : undefined,
    attempts: attempts + refusals.count,
  };
  return { ...report, ...submission, ...pageLinks(attributes, page), problems, field };
}

/** The whole state of the form, passed to its groups of fields. */
export type Form = ReturnType<typeof useReportForm>;

function submissionOf(
  { choices, visible }: Pick<ReturnType<typeof useReport>, 'choices' | 'visible'>,
  attributes: Attributes,
  page: Props['page'],
): Intent {
  const { submitUrl: url = reportTarget(page), allowMultipleSubmits } = attributes;
  const shownNames = visible.flatMap(postedNames);
  const fields = postedFields(attributes, choices);
  return {
    request: postTo(requestReport, { url, fields, page }),
    // One report does not replace another.
    name: JSON.stringify(fields),
    isShown: name => shownNames.includes(name),
    fallbackUrl: url,
    isConcurrent: allowMultipleSubmits,
  };
}

/** Internal and site-level users have their own report list; only internal users have the scheduler. [RPT-04] [RPT-25] */
const pageLinks = ({ internal, studyAdmin, siteAdmin, level }: Attributes, page: Props['page']) => ({
  historyUrl: reportHistoryPage(internal || (level === 'site' && !studyAdmin && !siteAdmin), page),
  schedulerUrl: internal ? reportSchedulerPage(page) : undefined,
});

/**
 * The choices and everything the rules derive from them. Today is read at each rendering and at each call of
 * `problems`, because the form may stay open past midnight. [RPT-08] to [RPT-12]
 */
function useReport(screen: Screen, attributes: Attributes) {
  const language = useLanguage();
  const types = attributes.reportTypes as readonly ReportType[];
  const rulesOfType = (type: string) => rulesOf(types.find(({ value }) => value === type));
  const { stored, cleared, update } = useStoredChoices(screen);
  const rules = rulesOfType(stored.type);
  const visible = visibleFields(attributes, rules);
  const latest = latestMonth(attributes.allowedMonth, today());
  const lists = useLists(screen, attributes, rules, stored);
  const month = stored.month <= latest ? [{ value: stored.month }] : [];
  const available = { ...availableOptions(lists), type: types, month };
  const choices = effectiveChoices(stored, visible, available);
  useClearUnavailable(unavailableFields(stored, visible, available), names =>
    update(current => clearFields(current, names)),
  );
  return {
    lists,
    types,
    rules,
    visible,
    latestMonth: latest,
    choices,
    cleared,
    required: requiredFields(attributes, rules, choices),
    limits: dateLimits(rules, choices.dateStart, today()),
    problems: () => fieldProblems(attributes, rules, choices, today(), language),
    choose: (field: FieldName, value: string) =>
      update(current => applyChoice(current, field, value, attributes, rulesOfType)),
  };
}

/** The choices as the user made them, and the fields that the latest change has cleared. */
function useStoredChoices({ session }: Screen) {
  const [state, setState] = useInput(session, nothingChosen);
  const update = (change: (current: Choices) => Choices) =>
    setState(({ stored: current }) => {
      const stored = change(current);
      return { stored, cleared: clearedFields(current, stored) };
    });
  return { ...state, update };
}

const nothingChosen = () => ({ stored: initialChoices, cleared: [] as readonly FieldName[] });

/** Clears choices that their lists no longer offer. [RPT-09] */
function useClearUnavailable(
  names: readonly FieldName[],
  clear: (names: readonly FieldName[]) => void,
): void {
  const clearNow = useEffectEvent(() => clear(names));
  const key = names.join();
  useEffect(() => {
    if (key) clearNow();
  }, [key]);
}
