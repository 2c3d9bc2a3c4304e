import { useLayoutEffect } from 'react';
import type { TextsOf } from '../../domain/language/catalogue.ts';
import type { Language } from '../../domain/language/language.ts';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import { LookupField } from '../../screen/lookups/lookup-field.tsx';
import { choiceCatalogue } from '../../screen/lookups/texts.ts';
import { screenCatalogue } from '../../screen/texts.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { CheckedForm } from '../../ui/forms/checked-form.tsx';
import { SelectField, type SelectFieldProps } from '../../ui/select/select.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import css from './quick-actions.css?inline';
import { definition } from './quick-actions.definition.ts';
import { actions, type EntityOption, isStudyRequired, needsPatient } from './quick-actions.rules.ts';
import { useQuickActions } from './quick-actions.state.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({ definition, view: QuickActions, styles: [sharedSheet(), css] });

/** A form for action, site, study and patient, which the browser posts and so opens the page of the action. [QA-01] */
function QuickActions(props: ViewProps<typeof definition>) {
  const language = useLanguage();
  const screenTexts = useTexts(screenCatalogue);
  const choiceTexts = useTexts(choiceCatalogue);
  const texts = useTexts(catalogue);
  const state = useQuickActions(props);
  const { notices, choice, field, isLeaving, attempts, submitUrl, fields, submit } = state;
  if (state.isEmpty) return <HiddenElement host={props.element.host} />;
  const submitLabel = actions(language).find(({ value }) => value === choice.action)?.label ?? texts.start;
  return (
    <Card title={texts.title}>
      {notices.list}
      <CheckedForm
        attempts={attempts}
        className="quick-actions field-grid"
        method="post"
        action={submitUrl}
        onSubmit={submit}
        autoComplete="off"
      >
        <SelectField
          label={texts.action}
          placeholder={texts.selectAction}
          options={actions(language)}
          {...field('action')}
        />
        <SiteAndStudyFields {...state} />
        {needsPatient(choice) && (
          <LookupField
            label={screenTexts.labels.patient}
            placeholder={choiceTexts.selectPatient}
            emptyText={choiceTexts.noPatients}
            disabled={patientDisabledReason(state, language)}
            {...field('patient')}
            {...state.patients}
          />
        )}
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button tone="primary" type="submit" busy={isLeaving}>
          {submitLabel}
        </Button>
      </CheckedForm>
    </Card>
  );
}

type State = ReturnType<typeof useQuickActions>;

/** Each field with a note about the options that the other one excludes. [QA-04] */
function SiteAndStudyFields({ choice, field, isLoading, sites, studies, studyDisabledReason }: State) {
  const texts = useTexts(catalogue);
  const screenTexts = useTexts(screenCatalogue);
  const choiceTexts = useTexts(choiceCatalogue);
  return (
    <>
      <EntityField
        label={screenTexts.labels.site}
        placeholder={choiceTexts.selectSite}
        emptyText={choice.study ? choiceTexts.noSitesForStudy : choiceTexts.noSites}
        options={withReasons(sites.options, texts)}
        {...field('site')}
        loading={isLoading}
        note={sites.excludedCount > 0 && texts.sitesExcluded({ count: sites.excludedCount })}
      />
      <EntityField
        label={screenTexts.labels.study}
        placeholder={choiceTexts.selectStudy}
        emptyText={choice.site ? choiceTexts.noStudiesForSite : screenTexts.noStudies}
        options={withReasons(studies.options, texts)}
        {...field('study')}
        loading={isLoading}
        disabled={studyDisabledReason && { ...choiceTexts, ...texts }[studyDisabledReason]}
        optional={!isStudyRequired(choice)}
        note={studies.excludedCount > 0 && texts.studiesExcluded({ count: studies.excludedCount })}
      />
    </>
  );
}

/** The options with the texts of the reasons why some cannot be selected. */
const withReasons = (options: readonly EntityOption[], texts: TextsOf<typeof catalogue>) =>
  options.map(option => ({ ...option, disabled: option.disabled && texts[option.disabled] }));

/** A select whose choice can be cleared, with a note below it. */
const EntityField = ({ note, ...field }: SelectFieldProps & { readonly note: string | false }) => (
  <div>
    <SelectField {...field} clearable />
    <p className="excluded-note" role="status">
      {note}
    </p>
  </div>
);

/** Says what to select before a patient; false when patients can be selected. */
const patientDisabledReason = ({ choice }: State, language: Language): string | false => {
  const choiceTexts = language.texts(choiceCatalogue);
  const texts = language.texts(catalogue);
  return (
    (!choice.action && texts.selectActionFirst) ||
    (!choice.site && choiceTexts.selectSiteFirst) ||
    (!choice.study && choiceTexts.selectStudyFirst)
  );
};

/** Hides the whole element, so that it does not keep the space that psp.css reserves for it. [QA-07] */
function HiddenElement({ host }: { readonly host: HTMLElement }) {
  useLayoutEffect(() => {
    const wasHidden = host.hidden;
    host.hidden = true;
    return () => {
      host.hidden = wasHidden;
    };
  }, [host]);
  return null;
}
