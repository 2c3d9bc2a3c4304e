import { useId } from 'react';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { useTexts } from '../../language/language-context.ts';
import { LookupField } from '../../screen/lookups/lookup-field.tsx';
import { choiceCatalogue } from '../../screen/lookups/texts.ts';
import { screenCatalogue } from '../../screen/texts.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
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
  const form = useCreateErr(props);
  const hintId = useId();
  return (
    <Card title={texts.title}>
      {form.notices.list}
      <div className="field-grid">
        <LookupField
          label={screenTexts.labels.study}
          placeholder={choiceTexts.selectStudy}
          emptyText={screenTexts.noStudies}
          {...form.study}
        />
        <LookupField
          label={screenTexts.labels.patient}
          placeholder={choiceTexts.selectPatient}
          emptyText={choiceTexts.noPatients}
          disabled={!form.study.value && choiceTexts.selectStudyFirst}
          {...form.patient}
        />
        <p role="status" className="visually-hidden">
          {form.patientCount}
        </p>
        <div className="foot wide">
          <Button
            tone="primary"
            unavailable={Boolean(form.missing)}
            aria-describedby={hintId}
            onClick={form.create}
          >
            {texts.create}
          </Button>
          <p className="hint" id={hintId}>
            {form.missing && <bdi>{form.missing}</bdi>}
          </p>
        </div>
      </div>
    </Card>
  );
}
