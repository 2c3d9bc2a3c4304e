import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { patientsOfDirectStudy, patientsOfSite } from '../../api/patients.ts';
import { quickActionRouter } from '../../api/quick-actions.ts';
import { Observable } from '../../domain/platform/observable.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { useLookup } from '../../http/use-lookup.ts';
import { elementStore } from '../../screen/requests/element-store.ts';
import { useShowLookupFailure } from '../../screen/requests/failures.tsx';
import type { Screen } from '../../screen/screen.ts';
import { useNotices } from '../../ui/feedback/notices.tsx';
import { useAttempts } from '../../ui/forms/error-summary.tsx';
import { useObservable } from '../../ui/hooks/use-observable.ts';
import type { definition } from './quick-actions.definition.ts';
import * as rules from './quick-actions.rules.ts';

type Props = ViewProps<typeof definition>;

/** What is chosen, what each field offers, and the post that begins the action. [QA-01] */
export function useQuickActions(props: Props) {
  const { page, element, attributes } = props;
  const { assigned, choice, choose, patients, notices } = useChoice(props);
  const leaving = useLeaving(element);
  const action = quickActionRouter(attributes.submitUrl, page);
  const problems = rules.problemsOf(choice);
  const [attempts, attempt] = useAttempts();
  return {
    notices,
    choice,
    choose,
    isEmpty: attributes.sites.length === 0 && attributes.studies.length === 0,
    isLoading: patients.lookup.state === 'loading',
    sites: rules.offeredSites(assigned, choice),
    studies: rules.offeredStudies(assigned, choice),
    studyRest: rules.studyRest(assigned, choice),
    patients,
    attempts,
    errors: attempts > 0 ? problems : {},
    isLeaving: leaving.value,
    action,
    fields: rules.posted(choice, attributes.token),
    submit: (event: FormEvent) => {
      attempt();
      const isRight = Object.keys(problems).length === 0;
      if (!isRight || !action || !leaving.begin(action)) event.preventDefault();
    },
  };
}

/** The choice as far as it stands with what the page and the list of patients say now. */
function useChoice({ attributes: { sites, studies }, page, element }: Props) {
  const screen = { page, element, notices: useNotices() };
  const assigned = useMemo(() => rules.assignedOf(sites, studies), [sites, studies]);
  const [held, hold] = useState(rules.nothingChosen);
  const settled = useMemo(() => rules.settled(assigned, held), [assigned, held]);
  const patients = usePatients(screen, rules.patientsFor(assigned, settled));
  const choice = rules.withPatientOf(patients.options, settled);
  useTold(page.tag, rules.mismatchIn(assigned, held));
  useTold(page.tag, rules.leftOut(sites, studies));
  const choose = (change: Partial<rules.Choice>) => hold(rules.chosen(assigned, choice, change));
  return { assigned, choice, choose, patients, notices: screen.notices };
}

/** The patients of a site, or of a study without sites. [QA-06] */
function usePatients(screen: Screen, list: ReturnType<typeof rules.patientsFor>) {
  const { page } = screen;
  const isOfStudy = list !== undefined && 'studyId' in list;
  const ofStudy = useLookup(patientsOfDirectStudy, isOfStudy ? { path: list, page } : undefined);
  const ofSite = useLookup(patientsOfSite, list && !isOfStudy ? { path: list, page } : undefined);
  const lookup = isOfStudy ? ofStudy : ofSite;
  useShowLookupFailure(screen, lookup.error);
  const options = useMemo(() => rules.offeredPatients(lookup.answer ?? []), [lookup.answer]);
  return { options, lookup };
}

/**
 * A browser that was sent away and is still here, as after a download, has a form to use again. A host may take long, and
 * a form of the browser bears no key by which it could tell that it is asked twice. [NET-12]
 */
const longestLeaving = 60_000;

const newLeaving = () => new Observable(false);

/** One post at a time: the browser is on its way, until Back shows the page again. */
function useLeaving({ host, emit }: Props['element']) {
  const leaving = elementStore(host, newLeaving);
  const value = useObservable(leaving);
  useEffect(() => {
    if (!value) return;
    const stay = () => {
      leaving.value = false;
    };
    const timer = setTimeout(stay, longestLeaving);
    addEventListener('pageshow', stay);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', stay);
    };
  }, [value, leaving]);
  const begin = (url: string): boolean => {
    if (leaving.value || !emit('psp:navigate', { url })) return false;
    leaving.value = true;
    return true;
  };
  return { value, begin };
}

/** What is the matter with the page's data is for its author, not for who chooses. */
function useTold(tag: string, problem: string | undefined): void {
  useEffect(() => {
    if (problem) console.error(`${tag}: ${problem}.`);
  }, [tag, problem]);
}
