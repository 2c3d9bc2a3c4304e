import type { ViewProps } from '../../embed/element/element-module.ts';
import { ignoreRepeatedEnter } from '../../screen/requests/ignore-repeated-presses.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/controls/card.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { SelectField } from '../../ui/select/select.tsx';
import { DateFields } from './date-fields.tsx';
import { OptionFields } from './option-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import type { definition } from './report-form.definition.ts';
import { type Form, useReportForm } from './report-form.state.ts';

/** The type, where, when, what the type adds, and Generate. [RPT-02] */
export function ReportForm(props: ViewProps<typeof definition>) {
  const form = useReportForm(props);
  return (
    <Card title="Generate Report">
      {form.notices.list}
      <ErrorSummary attempts={form.attempts} />
      <form className="report-form" noValidate onSubmit={form.generate} {...ignoreRepeatedEnter}>
        <SelectField
          {...form.field('type')}
          label="Report type"
          placeholder="Select a report type"
          emptyText="No report types are available."
          options={form.types}
        />
        <PlaceFields form={form} level={props.attributes.level} />
        <DateFields form={form} />
        <OptionFields form={form} />
        <Foot form={form} />
      </form>
    </Card>
  );
}

/** Generate, what becomes of it, and where reports are found. [RPT-04] [RPT-14] */
function Foot({ form: { isWaiting, isSending, fate, history, scheduler } }: { readonly form: Form }) {
  return (
    <div className="foot">
      <Button
        tone="primary"
        type="submit"
        busy={isSending}
        unavailable={isWaiting && 'The choices are still loading.'}
      >
        Generate
      </Button>
      <p role="status" className="fate">
        {fate}
      </p>
      <div className="links">
        {history && <a href={history}>Report History</a>}
        {scheduler && <a href={scheduler}>Report Scheduler</a>}
      </div>
    </div>
  );
}
