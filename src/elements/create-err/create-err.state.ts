import { useState } from 'react';
import { createReimbursementPage } from '../../api/pages.ts';
import { dashboardPatientsOfStudy } from '../../api/patients.ts';
import { studiesOfSite } from '../../api/studies.ts';
import type { ViewProps } from '../../embed/element.ts';
import { useLookup } from '../../http/use-lookup.ts';
import { useFailureNotice } from '../../screen/failure-notice.tsx';
import { useNotices } from '../../ui/notices.tsx';
import type { definition } from './create-err.definition.ts';
import { patientOptions, studyOptions } from './create-err.rules.ts';

/** What is chosen and what is offered: the patients follow the study. [SD-01] */
export function useCreateErr({ attributes, page, element }: ViewProps<typeof definition>) {
  const { siteId, studies } = attributes;
  const notices = useNotices();
  const [chosen, setChosen] = useState({ siteId, study: '', patient: '' });
  const { study, patient } = chosen.siteId === siteId ? chosen : { study: '', patient: '' };
  const foundStudies = useLookup(studiesOfSite, studies ? undefined : { path: { siteId }, page });
  const foundPatients = useLookup(
    dashboardPatientsOfStudy,
    study ? { path: { studyId: study }, page } : undefined,
  );
  useFailureNotice(notices, foundStudies.error, element.report);
  useFailureNotice(notices, foundPatients.error, element.report);
  const destination = study && patient ? createReimbursementPage(patient, page) : undefined;

  return {
    notices,
    study: {
      value: study,
      choose: (value: string) => setChosen({ siteId, study: value, patient: '' }),
      options: studyOptions(studies ?? foundStudies.answer ?? []),
      lookup: foundStudies,
    },
    patient: {
      value: patient,
      choose: (value: string) => setChosen({ siteId, study, patient: value }),
      options: patientOptions(foundPatients.answer ?? []),
      lookup: foundPatients,
    },
    mayCreate: destination !== undefined,
    create: () => destination && element.navigate(destination),
  };
}
