import { useId } from 'react';
import { createReimbursementPage } from '../../api/addresses/pages.ts';
import { dashboardPatientsOfStudy } from '../../api/patients.ts';
import { studiesOfSite } from '../../api/studies.ts';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { requestTo } from '../../http/request.ts';
import { useTexts } from '../../language/language-context.ts';
import { LookupField } from '../../screen/lookups/lookup-field.tsx';
import { patientNumber, studyName } from '../../screen/lookups/names.ts';
import { choiceCatalogue } from '../../screen/lookups/texts.ts';
import { type LookupOptions, useOptions } from '../../screen/lookups/use-options.ts';
import { type Screen, useInput, useScreen } from '../../screen/screen.ts';
import { screenCatalogue } from '../../screen/texts.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import css from './create-err.css?inline';
import { definition } from './create-err.definition.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({ definition, view: CreateErr, styles: [sharedSheet(), css] });

/** Selects a study, then a patient, and leads to the page where the request is entered. [SD-01] */
function CreateErr({ attributes, page, element }: Props) {
  const screenTexts = useTexts(screenCatalogue);
  const choiceTexts = useTexts(choiceCatalogue);
  const texts = useTexts(catalogue);
  const screen = useScreen({ page, element });
  const { study, patient } = useFields(screen, attributes);
  const hintId = useId();
  const destination = study.value && patient.value && createReimbursementPage(patient.value, page);
  const missing = study.value ? choiceTexts.patientRequired : choiceTexts.studyRequired;
  return (
    <Card title={texts.title}>
      {screen.notices.list}
      <div className="field-grid">
        <LookupField
          label={screenTexts.labels.study}
          placeholder={choiceTexts.selectStudy}
          emptyText={screenTexts.noStudies}
          {...study}
        />
        <LookupField
          label={screenTexts.labels.patient}
          placeholder={choiceTexts.selectPatient}
          emptyText={choiceTexts.noPatients}
          disabled={!study.value && choiceTexts.selectStudyFirst}
          {...patient}
        />
        <p role="status" className="visually-hidden">
          {patient.lookup.state === 'ready' && texts.patientCount({ count: patient.options.length })}
        </p>
        <div className="foot wide">
          <Button
            tone="primary"
            unavailable={!destination}
            aria-describedby={hintId}
            onClick={() => destination && element.navigate(destination)}
          >
            {texts.create}
          </Button>
          <p className="hint" id={hintId}>
            {!destination && <bdi>{missing}</bdi>}
          </p>
        </div>
      </div>
    </Card>
  );
}

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
