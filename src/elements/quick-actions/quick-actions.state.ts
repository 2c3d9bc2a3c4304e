import { type FormEvent, useEffect, useMemo } from 'react';
import { patientsOfDirectStudy, patientsOfSite } from '../../api/patients.ts';
import { quickActionUrl } from '../../api/quick-actions.ts';
import type { ViewProps } from '../../embed/element/define.ts';
import { useRequest } from '../../http/answers/use-request.ts';
import { requestTo } from '../../http/request.ts';
import { useLanguage } from '../../language/language-context.ts';
import { session } from '../../platform/session.ts';
import { useShowLookupFailure } from '../../screen/requests/failures.tsx';
import { type Screen, useInput, useScreen } from '../../screen/screen.ts';
import { useAttempts } from '../../ui/forms/checked-form.tsx';
import { useObservable } from '../../ui/hooks/use-observable.ts';
import { useOnReturn } from '../../ui/hooks/use-on-withdrawal.ts';
import { useWarning } from '../../ui/hooks/use-warning.ts';
import { missingIdProblem, readAssignments } from './assignments.rules.ts';
import type { definition } from './quick-actions.definition.ts';
import * as rules from './quick-actions.rules.ts';

type Props = ViewProps<typeof definition>;

/** The current choice, the options of each field, and the form post that starts the action. [QA-01] */
export function useQuickActions(props: Props) {
  const language = useLanguage();
  const { page, attributes } = props;
  const screen = useScreen(props);
  const { assignments, choice, choose, patients } = useChoice(screen, attributes);
  const leaving = useLeaving(screen);
  const submitUrl = quickActionUrl(attributes.submitUrl, page);
  const problems = rules.choiceProblems(choice, language);
  const [attempts, countAttempt] = useAttempts();
  return {
    notices: screen.notices,
    choice,
    isEmpty: attributes.sites.length === 0 && attributes.studies.length === 0,
    isLoading: patients.lookup.state === 'loading',
    sites: rules.siteOptions(assignments, choice),
    studies: rules.studyOptions(assignments, choice),
    studyDisabledReason: rules.studyDisabledReason(assignments, choice),
    patients,
    attempts,
    field: (name: keyof rules.Choice) => ({
      value: choice[name],
      choose: (value: string) => choose({ [name]: value }),
      error: attempts > 0 && problems[name],
    }),
    isLeaving: leaving.value,
    submitUrl,
    fields: rules.postedFields(choice, session().tokens.current({ ...page, token: attributes.token }) ?? ''),
    submit: (event: FormEvent) => {
      countAttempt();
      const isValid = Object.keys(problems).length === 0;
      if (!isValid || !submitUrl || !leaving.begin(submitUrl)) event.preventDefault();
    },
  };
}

/** The user's choice without what the page's data and the list of patients currently do not allow. */
function useChoice(screen: Screen, { sites, studies }: Props['attributes']) {
  const { element, session } = screen;
  const assignments = useMemo(() => readAssignments(sites, studies), [sites, studies]);
  const [storedChoice, setStoredChoice] = useInput(session, nothingChosen);
  const reconciled = useMemo(() => rules.reconcile(assignments, storedChoice), [assignments, storedChoice]);
  const patients = usePatients(screen, rules.patientListFor(assignments, reconciled), reconciled.study);
  const choice = rules.withListedPatient(patients.options, reconciled);
  useWarning(element.host, rules.mismatchProblem(assignments, storedChoice));
  useWarning(element.host, missingIdProblem(sites, studies));
  const choose = (change: Partial<rules.Choice>) =>
    setStoredChoice(() => rules.applyChange(assignments, choice, change));
  return { assignments, choice, choose, patients };
}

const nothingChosen = () => rules.emptyChoice;

/** The patients of a site, or of the study of a direct-to-study site. [QA-06] */
function usePatients(screen: Screen, list: ReturnType<typeof rules.patientListFor>, study: string) {
  const { page } = screen;
  const lookup = useRequest(list && patientsOf(list, page));
  useShowLookupFailure(screen, lookup.error);
  const options = useMemo(() => rules.patientOptions(lookup.answer ?? [], study), [lookup.answer, study]);
  return { options, lookup };
}

const patientsOf = (list: NonNullable<ReturnType<typeof rules.patientListFor>>, page: Screen['page']) =>
  'studyId' in list
    ? requestTo(patientsOfDirectStudy, { path: list, page })
    : requestTo(patientsOfSite, { path: list, page });

/**
 * After this time the form can be submitted again, because a response that is a download leaves the page open. It is
 * long because hosts may be slow and a native form post carries no idempotency key. [NET-12]
 */
const leavingTimeoutMs = 60_000;

/** Blocks further posts while the browser navigates, until it shows the page again (Back) or the time is up. */
function useLeaving({ element, session }: Screen) {
  const leaving = session.isLeaving;
  const value = useObservable(leaving);
  useOnReturn(() => {
    leaving.value = false;
  });
  useEffect(() => {
    if (!value) return;
    const timer = setTimeout(() => {
      leaving.value = false;
    }, leavingTimeoutMs);
    return () => clearTimeout(timer);
  }, [value, leaving]);
  const begin = (url: string): boolean => {
    if (leaving.value || !element.emit('psp:navigate', { url })) return false;
    leaving.value = true;
    return true;
  };
  return { value, begin };
}
