import { createReimbursementPage } from '../../api/addresses/pages.ts';
import { dashboardPatientsOfStudy } from '../../api/patients.ts';
import { studiesOfSite } from '../../api/studies.ts';
import type { ViewProps } from '../../embed/element/define.ts';
import { requestTo } from '../../http/request.ts';
import { useTexts } from '../../language/language-context.ts';
import { patientNumber, studyName } from '../../screen/lookups/names.ts';
import { choiceCatalogue } from '../../screen/lookups/texts.ts';
import { type LookupOptions, useOptions } from '../../screen/lookups/use-options.ts';
import { type Screen, useInput, useScreen } from '../../screen/screen.ts';
import type { definition } from './create-err.definition.ts';
import { catalogue } from './texts.ts';

type Props = ViewProps<typeof definition>;

/** The two selects with their choices; the patients depend on the study. What they no longer offer is not chosen. */
function useFields(screen: Screen, { siteId, studies: supplied }: Props['attributes']) {
  const { page, session } = screen;
  const [selected, setSelected] = useInput(session, nothingSelected);
  const select = (study: string, patient: string) => setSelected(() => ({ siteId, study, patient }));
  const studies = useOptions(screen, {
    supplied,
    request: requestTo(studiesOfSite, { path: { siteId }, page }),
    labelOf: studyName,
  });
  // What was selected for another site is forgotten.
  const study = selected.siteId === siteId ? offered(selected.study, studies) : '';
  const patients = useOptions(screen, {
    request: study && requestTo(dashboardPatientsOfStudy, { path: { studyId: study }, page }),
    labelOf: patientNumber,
  });
  const patient = study && offered(selected.patient, patients);
  return {
    study: { ...studies, value: study, choose: (value: string) => select(value, '') },
    patient: { ...patients, value: patient, choose: (value: string) => select(study, value) },
  };
}

const nothingSelected = () => ({ siteId: '', study: '', patient: '' });

/** The chosen value, unless the options have been loaded and no longer offer it. */
const offered = (chosen: string, { options, lookup }: LookupOptions): string =>
  lookup.state === 'ready' && !options.some(({ value }) => value === chosen) ? '' : chosen;

/** The fields, what to choose next, and the navigation to the new request. [SD-01] */
export function useCreateErr({ attributes, page, element }: Props) {
  const texts = useTexts(catalogue);
  const { studyRequired, patientRequired } = useTexts(choiceCatalogue);
  const screen = useScreen({ page, element });
  const { study, patient } = useFields(screen, attributes);
  const destination = study.value && patient.value && createReimbursementPage(patient.value, page);
  return {
    notices: screen.notices,
    study,
    patient,
    /** Announced to screen readers when the choices of patients have changed. */
    patientCount: patient.lookup.state === 'ready' && texts.patientCount({ count: patient.options.length }),
    /** What to choose before Create ERR can be used; undefined once both are chosen. */
    missing: destination ? undefined : study.value ? patientRequired : studyRequired,
    create: () => destination && element.navigate(destination),
  };
}
