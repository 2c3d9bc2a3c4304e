import { createReimbursementPage } from '../../api/addresses/pages.ts';
import { dashboardPatientsOfStudy } from '../../api/patients.ts';
import { studiesOfSite } from '../../api/studies.ts';
import type { ViewProps } from '../../embed/element/define.ts';
import { useRequest } from '../../http/answers/use-request.ts';
import { type GetRequest, requestTo } from '../../http/request.ts';
import { useTexts } from '../../language/language-context.ts';
import { choiceCatalogue } from '../../screen/lookups/texts.ts';
import { useShowLookupFailure } from '../../screen/requests/failures.tsx';
import { type Screen, useInput, useScreen } from '../../screen/screen.ts';
import type { definition } from './create-err.definition.ts';
import { type Option, patientOptions, studyOptions } from './create-err.rules.ts';
import { catalogue } from './texts.ts';

type Props = ViewProps<typeof definition>;

const nothingSelected = () => ({ siteId: '', study: '', patient: '' });

/** What was selected for another site is forgotten. */
function useSelection({ session }: Screen, siteId: string) {
  const [selected, setSelected] = useInput(session, nothingSelected);
  const { study, patient } = selected.siteId === siteId ? selected : nothingSelected();
  const select = (chosenStudy: string, chosenPatient: string) =>
    setSelected(() => ({ siteId, study: chosenStudy, patient: chosenPatient }));
  return { study, patient, select };
}

/** The answer to a request for choices, whose failure is shown; nothing is asked without a request. */
function useLookup<Answer>(screen: Screen, request: GetRequest<Answer> | false | '') {
  const lookup = useRequest(request || undefined);
  useShowLookupFailure(screen, lookup.error);
  return lookup;
}

/** The two selects with their choices; the patients depend on the study. What they no longer offer is not chosen. */
function useFields(screen: Screen, { siteId, studies }: Props['attributes']) {
  const { page } = screen;
  const { select, ...selected } = useSelection(screen, siteId);
  const asked = useLookup(screen, !studies && requestTo(studiesOfSite, { path: { siteId }, page }));
  const studyLookup = studies ? ({ ...asked, state: 'ready', answer: studies } as const) : asked;
  const study = offered(selected.study, studyOptions(studyLookup.answer ?? []), studyLookup);
  const patientLookup = useLookup(
    screen,
    study.value && requestTo(dashboardPatientsOfStudy, { path: { studyId: study.value }, page }),
  );
  const patient = offered(selected.patient, patientOptions(patientLookup.answer ?? []), patientLookup);
  return {
    study: { ...study, choose: (value: string) => select(value, '') },
    patient: { ...patient, choose: (value: string) => select(study.value, value) },
    patientCount: patientLookup.answer?.length,
  };
}

/** A field that has lost its value if its choices, once loaded, no longer offer that. */
function offered<Lookup extends { readonly state: string }>(
  chosen: string,
  options: readonly Option[],
  lookup: Lookup,
) {
  const isGone = lookup.state === 'ready' && !options.some(({ value }) => value === chosen);
  return { value: isGone ? '' : chosen, options, lookup };
}

/** The fields, what to choose next, and the navigation to the new request. [SD-01] */
export function useCreateErr({ attributes, page, element }: Props) {
  const texts = useTexts(catalogue);
  const { studyRequired, patientRequired } = useTexts(choiceCatalogue);
  const screen = useScreen({ page, element });
  const { study, patient, patientCount } = useFields(screen, attributes);
  const destination = study.value && patient.value && createReimbursementPage(patient.value, page);
  return {
    notices: screen.notices,
    study,
    patient,
    /** Announced to screen readers when the choices of patients have changed. */
    patientCount: patientCount !== undefined && texts.patientCount({ count: patientCount }),
    /** What to choose before Create ERR can be used; undefined once both are chosen. */
    missing: destination ? undefined : study.value ? patientRequired : studyRequired,
    create: () => destination && element.navigate(destination),
  };
}
