import { useState } from 'react';
import { dayInWords, paddedDayInWords } from '../../domain/dates/dates.ts';
import { useTexts } from '../../language/language-context.ts';
import { afterPointerRelease } from '../../ui/forms/after-pointer-release.ts';
import { DateField } from '../../ui/pickers/date-field.tsx';
import { MonthFields } from '../../ui/pickers/month-fields.tsx';
import type { Form } from './report-form.state.ts';
import { catalogue } from './texts.ts';

/** Start and end date, or a month instead, depending on the report type. [RPT-06] [RPT-11] [RPT-12] */
export function DateFields({ form }: { readonly form: Form }) {
  const texts = useTexts(catalogue);
  if (form.visible.includes('month')) {
    const { choose, ...field } = form.field('month');
    return <MonthFields {...field} change={choose} latest={form.latestMonth} />;
  }
  if (!form.visible.includes('dateStart')) return null;
  const { earliestStart } = form.rules;
  return (
    <div className="dates field-grid wide">
      <ReportDate
        form={form}
        name="dateStart"
        label={texts.startDate}
        hint={
          earliestStart
            ? texts.earliestStart({ day: language => paddedDayInWords(earliestStart, language) })
            : texts.startFrom({ day: language => dayInWords(form.limits.dateStart.min, language) })
        }
      />
      <ReportDate form={form} name="dateEnd" label={texts.endDate} hint={texts.endDateHint} />
    </div>
  );
}

interface ReportDateProps {
  readonly form: Form;
  readonly name: 'dateStart' | 'dateEnd';
  readonly label: string;
  readonly hint: string;
}

/** Marks a date outside its limits on blur, once a pressed button has had its click. [RPT-13] */
function ReportDate({ form, name, label, hint }: ReportDateProps) {
  const [isTyping, setTyping] = useState(false);
  const { choose, value, error, ...field } = form.field(name);
  const problem = error || (!isTyping && value && form.problems[name]);
  return (
    <DateField
      {...field}
      {...form.limits[name]}
      label={label}
      hint={hint}
      error={problem}
      value={value}
      change={day => {
        setTyping(true);
        choose(day);
      }}
      onBlur={() => afterPointerRelease(() => setTyping(false))}
    />
  );
}
