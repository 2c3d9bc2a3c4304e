import { useMemo } from 'react';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { formSupport } from '../../embed/form-field/form-association.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import { useFormValue } from '../../screen/forms/form-value.ts';
import { useWarning } from '../../ui/hooks/use-warning.ts';
import { SelectField } from '../../ui/select/select.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { definition } from './phone-code.definition.ts';
import { entriesWithoutCode, findCountry, phoneCountries } from './phone-code.rules.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({
  definition,
  view: PhoneCode,
  styles: [sharedSheet()],
  form: formSupport,
});

/** A select of phone codes in the page's own form, named by the page's label. [UI-06] */
function PhoneCode({ attributes, element }: ViewProps<typeof definition>) {
  const texts = useTexts(catalogue);
  const { name, countries, value: stored = '', required } = attributes;
  const { code } = useLanguage();
  const options = useMemo(() => phoneCountries(countries, stored, code), [countries, stored, code]);
  const toPostedValue = (chosen: string) => options.find(({ value }) => value === chosen)?.posted ?? '';
  const { value, choose, problem, anchor } = useFormValue({
    element,
    name,
    initialValue: findCountry(options, stored)?.value ?? '',
    toPostedValue,
    problemOf: chosen => (required && !toPostedValue(chosen) ? texts.missing : undefined),
  });
  const skipped = entriesWithoutCode(countries);
  useWarning(element.host, skipped > 0 && `${skipped} of data-countries have no code and are left out.`);
  return (
    <div className="on-page">
      <SelectField
        label={element.form?.labels(element.host) || texts.label}
        hideLabel
        placeholder={texts.placeholder}
        options={options}
        value={value}
        choose={choose}
        optional={!required}
        disabled={element.form?.disabled}
        error={problem}
        control={anchor}
      />
    </div>
  );
}
