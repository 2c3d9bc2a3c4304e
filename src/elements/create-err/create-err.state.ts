import { createReimbursementPage } from '../../api/pages.ts';
import { dashboardPatientsOfStudy } from '../../api/patients.ts';
import { studiesOfSite } from '../../api/studies.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { useLookup } from '../../http/use-lookup.ts';
import { useShowLookupFailure } from '../../screen/requests/failures.tsx';
import { useKeyedState } from '../../screen/use-keyed-state.ts';
import { useNotices } from '../../ui/feedback/notices.tsx';
import type { definition } from './create-err.definition.ts';
import { patientOptions, studyOptions } from './create-err.rules.ts';

const nothing = () => ({ study: '', patient: '' });

/** What is chosen and what is offered: the patients follow the study. [SD-01] */
export function useCreateErr({ attributes, page, element }: ViewProps<typeof definition>) {
  const { siteId, studies } = attributes;
  const screen = { page, element, notices: useNotices() };
  const [{ study, patient }, choose] = useKeyedState(siteId, nothing);
  const foundStudies = useLookup(studiesOfSite, studies ? undefined : { path: { siteId }, page });
  const foundPatients = useLookup(
    dashboardPatientsOfStudy,
    study ? { path: { studyId: study }, page } : undefined,
  );
  useShowLookupFailure(screen, foundStudies.error);
  useShowLookupFailure(screen, foundPatients.error);
  const destination = study && patient ? createReimbursementPage(patient, page) : undefined;

  return {
    notices: screen.notices,
    study: {
      value: study,
      choose: (value: string) => choose(() => ({ study: value, patient: '' })),
      options: studyOptions(studies ?? foundStudies.answer ?? []),
      lookup: studies ? { ...foundStudies, state: 'ready' } : foundStudies,
    },
    patient: {
      value: patient,
      choose: (value: string) => choose(before => ({ ...before, patient: value })),
      options: patientOptions(foundPatients.answer ?? []),
      lookup: foundPatients,
    },
    found: foundPatients.answer && countText(foundPatients.answer.length),
    mayCreate: destination !== undefined,
    create: () => destination && element.navigate(destination),
  };
}

/** Said to those who do not see that there is more to choose from now. */
const countText = (patients: number): string => (patients === 1 ? '1 patient' : `${patients} patients`);
