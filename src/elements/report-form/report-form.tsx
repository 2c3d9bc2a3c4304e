import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { useTexts } from '../../language/language-context.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { CheckedForm } from '../../ui/forms/checked-form.tsx';
import { SelectField } from '../../ui/select/select.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { DateFields } from './date-fields.tsx';
import { LookupFields } from './lookup-fields.tsx';
import { OptionFields } from './option-fields.tsx';
import css from './report-form.css?inline';
import { definition } from './report-form.definition.ts';
import { type Form, useReportForm } from './report-form.state.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({ definition, view: ReportForm, styles: [sharedSheet(), css] });

/** The form that requests a report. [RPT-02] */
function ReportForm(props: ViewProps<typeof definition>) {
  const texts = useTexts(catalogue);
  const form = useReportForm(props);
  return (
    <Card title={texts.title}>
      {form.notices.list}
      <CheckedForm attempts={form.attempts} className="report-form field-grid" onSubmit={form.generate}>
        <SelectField
          {...form.field('type')}
          label={texts.type}
          placeholder={texts.selectType}
          emptyText={texts.noTypes}
          options={form.types}
        />
        <LookupFields form={form} level={props.attributes.level} />
        <DateFields form={form} />
        <OptionFields form={form} />
        <FormFooter form={form} />
      </CheckedForm>
    </Card>
  );
}

/** The Generate button, the status of the submission, and links to the report pages. [RPT-04] [RPT-14] */
function FormFooter({ form }: { readonly form: Form }) {
  const texts = useTexts(catalogue);
  const { isLoading, isSending, statusText, historyUrl, schedulerUrl } = form;
  return (
    <div className="footer">
      <Button tone="primary" type="submit" busy={isSending} unavailable={isLoading && texts.choicesLoading}>
        {texts.generate}
      </Button>
      <p role="status" className="submission-status">
        {statusText}
      </p>
      <div className="links">
        {historyUrl && <a href={historyUrl}>{texts.history}</a>}
        {schedulerUrl && <a href={schedulerUrl}>{texts.scheduler}</a>}
      </div>
    </div>
  );
}
