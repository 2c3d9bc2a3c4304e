import { useState } from 'react';
import { today } from '../../domain/dates.ts';
import { latestMonth, monthText, pickedIn } from '../../domain/months.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { useFormValue } from '../../screen/forms/form-value.ts';
import { MonthPicker as Picker } from '../../ui/pickers/month-picker.tsx';
import type { definition } from './month-picker.definition.ts';

/** Month and year in the page's own form; one without the other is no month. [UI-05] */
export function MonthPicker({ attributes, element }: ViewProps<typeof definition>) {
  const { name, allowedMonth, required } = attributes;
  const [isPartial, setPartial] = useState(false);
  const latest = latestMonth(allowedMonth, today());
  // One that the page no longer allows, or that was kept from another day, is none.
  const monthIn = (chosen: string) => monthText(pickedIn(chosen, latest));
  const { value, choose, problem, anchor } = useFormValue({
    element,
    name,
    first: '',
    postedBy: monthIn,
    problemOf: chosen =>
      (required || isPartial) && !monthIn(chosen) ? 'Select a month and a year.' : undefined,
  });
  return (
    <Picker
      label={element.labels() || 'Month and year'}
      value={monthIn(value)}
      change={(month, partial) => {
        setPartial(partial);
        choose(month);
      }}
      latest={latest}
      error={problem}
      optional={!required}
      disabled={element.disabled}
      ref={anchor}
    />
  );
}
