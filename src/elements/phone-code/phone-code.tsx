import { useEffect, useMemo } from 'react';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { useFormValue } from '../../screen/forms/form-value.ts';
import { SelectField } from '../../ui/select/select.tsx';
import type { definition } from './phone-code.definition.ts';
import { countryWith, languageOf, leftOut, phoneCountries } from './phone-code.rules.ts';

/** One field of the page's form, under the page's own label. [UI-06] */
export function PhoneCode({ attributes, page, element }: ViewProps<typeof definition>) {
  const { name, countries, value: stored = '', required } = attributes;
  const language = languageOf(element.host.closest('[lang]')?.getAttribute('lang'));
  const options = useMemo(() => phoneCountries(countries, stored, language), [countries, stored, language]);
  const postedBy = (chosen: string) => options.find(({ value }) => value === chosen)?.posted ?? '';
  const { value, choose, problem, anchor } = useFormValue({
    element,
    name,
    first: countryWith(options, stored)?.value ?? '',
    postedBy,
    problemOf: chosen => (required && !postedBy(chosen) ? 'Select a country code.' : undefined),
  });
  const lost = leftOut(countries);
  useEffect(() => {
    if (lost) console.error(`${page.tag}: ${lost} of data-countries have no code and are left out.`);
  }, [lost, page.tag]);
  return (
    <SelectField
      label={element.labels() || 'Country code'}
      hideLabel
      placeholder="Country code"
      options={options}
      value={value}
      choose={choose}
      optional={!required}
      disabled={element.disabled}
      error={problem}
      control={anchor}
    />
  );
}
