import { useState } from 'react';
import { dayInWords } from '../../domain/dates.ts';
import { DateField } from '../../ui/pickers/date-field.tsx';
import { MonthPicker } from '../../ui/pickers/month-picker.tsx';
import type { Form } from './report-form.state.ts';

/** Start and end, or the month in their place. [RPT-06] [RPT-11] [RPT-12] */
export function DateFields({ form }: { readonly form: Form }) {
  if (form.shown.includes('month')) return <Month form={form} />;
  if (!form.shown.includes('dateStart')) return null;
  const { earliestStart } = form.rules;
  return (
    <div className="dates">
      <ReportDay
        form={form}
        name="dateStart"
        label="Start date"
        hint={
          earliestStart
            ? `The earliest start date is ${dayInWords(earliestStart)}.`
            : `From ${dayInWords(form.limits.dateStart.min)} on.`
        }
      />
      <ReportDay form={form} name="dateEnd" label="End date" hint="At least a day after the start date." />
    </div>
  );
}

function Month({ form }: { readonly form: Form }) {
  const { choose, ...field } = form.field('month');
  return (
    <div className="month">
      <MonthPicker {...field} change={choose} latest={form.latest} />
    </div>
  );
}

interface ReportDayProps {
  readonly form: Form;
  readonly name: 'dateStart' | 'dateEnd';
  readonly label: string;
  readonly hint: string;
}

/** A day outside its limits is marked when it has been typed; its hint gives way, so that nothing moves. [RPT-13] */
function ReportDay({ form, name, label, hint }: ReportDayProps) {
  const [isTyping, setTyping] = useState(false);
  const { choose, value, error, ...field } = form.field(name);
  const problem = error || (!isTyping && value && form.problems[name]);
  return (
    <DateField
      {...field}
      {...form.limits[name]}
      label={label}
      hint={problem ? undefined : hint}
      error={problem}
      value={value}
      change={day => {
        setTyping(true);
        choose(day);
      }}
      onBlur={() => setTyping(false)}
    />
  );
}
