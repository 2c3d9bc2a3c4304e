import { useState } from 'react';
import { today } from '../../domain/dates/dates.ts';
import { latestMonth, monthText, pickedIn } from '../../domain/months.ts';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { formSupport } from '../../embed/form-field/form-association.ts';
import { useTexts } from '../../language/language-context.ts';
import { useFormValue } from '../../screen/forms/form-value.ts';
import { MonthFields } from '../../ui/pickers/month-fields.tsx';
import { pickerCatalogue } from '../../ui/pickers/texts.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { definition } from './month-picker.definition.ts';

export const element = elementModule({
  definition,
  view: MonthPicker,
  styles: [sharedSheet()],
  form: formSupport,
});

/** A month and a year in the page's own form; a month without a year, or a year without a month, is not accepted. [UI-05] */
function MonthPicker({ attributes, element }: ViewProps<typeof definition>) {
  const pickerTexts = useTexts(pickerCatalogue);
  const { name, value: stored = '', allowedMonth, required } = attributes;
  const [isPartial, setPartial] = useState(false);
  const latest = latestMonth(allowedMonth, today());
  // Empty for a month that the page no longer allows, such as one that the browser has restored.
  const allowed = (month: string) => monthText(pickedIn(month, latest));
  const { value, choose, problem, anchor } = useFormValue({
    element,
    name,
    initialValue: stored,
    toPostedValue: allowed,
    problemOf: month =>
      (required || isPartial) && !allowed(month) ? pickerTexts.selectMonthAndYear : undefined,
  });
  return (
    <MonthFields
      label={element.form?.labels(element.host) || pickerTexts.monthAndYear}
      value={allowed(value)}
      change={(month, partial) => {
        setPartial(partial);
        choose(month);
      }}
      latest={latest}
      error={problem}
      optional={!required}
      disabled={element.form?.disabled}
      ref={anchor}
    />
  );
}
