import { createReimbursementPage } from '../../api/addresses/pages.ts';
import { dashboardPatientsOfStudy } from '../../api/patients.ts';
import { studiesOfSite } from '../../api/studies.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { useRequest } from '../../http/answers/use-request.ts';
import { requestTo } from '../../http/request.ts';
import { useTexts } from '../../language/language-context.ts';
import { useInput } from '../../screen/element-session.ts';
import { choiceCatalogue } from '../../screen/lookups/texts.ts';
import { useShowLookupFailure } from '../../screen/requests/failures.tsx';
import { type Screen, useScreen } from '../../screen/screen.ts';
import type { definition } from './create-err.definition.ts';
import { patientOptions, studyOptions } from './create-err.rules.ts';
import { catalogue } from './texts.ts';

const nothingSelected = () => ({ siteId: '', study: '', patient: '' });

/** What was selected for another site is forgotten. */
function useSelection({ session }: Screen, siteId: string) {
  const [selected, setSelected] = useInput(session, nothingSelected);
  const { study, patient } = selected.siteId === siteId ? selected : nothingSelected();
  const select = (chosenStudy: string, chosenPatient: string) =>
    setSelected(() => ({ siteId, study: chosenStudy, patient: chosenPatient }));
  return { study, patient, select };
}

/** The two selects with their choices, and the navigation to the new request; the patients depend on the study. [SD-01] */
export function useCreateErr({ attributes, page, element }: ViewProps<typeof definition>) {
  const texts = useTexts(catalogue);
  const { studyRequired, patientRequired } = useTexts(choiceCatalogue);
  const { siteId, studies } = attributes;
  const screen = useScreen({ page, element });
  const { study, patient, select } = useSelection(screen, siteId);
  const studyLookup = useRequest(studies ? undefined : requestTo(studiesOfSite, { path: { siteId }, page }));
  const patientLookup = useRequest(
    study ? requestTo(dashboardPatientsOfStudy, { path: { studyId: study }, page }) : undefined,
  );
  useShowLookupFailure(screen, studyLookup.error);
  useShowLookupFailure(screen, patientLookup.error);
  const destination = study && patient ? createReimbursementPage(patient, page) : undefined;

  return {
    notices: screen.notices,
    study: {
      value: study,
      choose: (value: string) => select(value, ''),
      options: studyOptions(studies ?? studyLookup.answer ?? []),
      lookup: studies ? { ...studyLookup, state: 'ready' } : studyLookup,
    },
    patient: {
      value: patient,
      choose: (value: string) => select(study, value),
      options: patientOptions(patientLookup.answer ?? []),
      lookup: patientLookup,
    },
    /** Announced to screen readers when the choices of patients have changed. */
    patientCount: patientLookup.answer && texts.patientCount({ count: patientLookup.answer.length }),
    missing: destination ? undefined : study ? patientRequired : studyRequired,
    create: () => destination && element.navigate(destination),
  };
}
