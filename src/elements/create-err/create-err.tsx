import { elementModule } from '../../embed/element/define.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { useTexts } from '../../language/language-context.ts';
import { LookupField } from '../../screen/lookups/lookup-field.tsx';
import { choiceCatalogue } from '../../screen/lookups/texts.ts';
import { screenCatalogue } from '../../screen/texts.ts';
import { Card } from '../../ui/controls/card.tsx';
import { FormFoot } from '../../ui/forms/form-foot.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import css from './create-err.css?inline';
import { definition } from './create-err.definition.ts';
import { useCreateErr } from './create-err.state.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({ definition, view: CreateErr, styles: [sharedSheet(), css] });

/** Selects a study, then a patient, and leads to the page where the request is entered. [SD-01] */
function CreateErr(props: ViewProps<typeof definition>) {
  const screenTexts = useTexts(screenCatalogue);
  const choiceTexts = useTexts(choiceCatalogue);
  const texts = useTexts(catalogue);
  const { notices, study, patient, patientCount, missing, create } = useCreateErr(props);
  return (
    <Card title={texts.title}>
      {notices.list}
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
          {patientCount}
        </p>
        <FormFoot missing={missing} onClick={create}>
          {texts.create}
        </FormFoot>
      </div>
    </Card>
  );
}
