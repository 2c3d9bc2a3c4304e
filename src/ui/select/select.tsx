import { useMemo, useState } from 'react';
import Select, { type FormatOptionLabelMeta } from 'react-select';
import { Field, type FieldTexts } from '../field.tsx';
import { addStyles } from '../sheet.ts';
import { EmotionScope } from './emotion.tsx';
import { narrowing, type SelectOption } from './narrow.ts';
import { DescribedBy, DescribedInput, NothingToChoose, TopLayerMenu } from './parts.tsx';
import css from './select.css?inline';

addStyles(css);

export interface SelectFieldProps extends FieldTexts {
  readonly options: readonly SelectOption[];
  /** The chosen option's value; '' while none is. */
  readonly value: string;
  choose(value: string): void;
  /** What the control says while nothing is chosen, such as 'Select a study'. */
  readonly placeholder?: string;
  /** What the menu says when there is no option at all. */
  readonly emptyText?: string | undefined;
  /** Options are on their way: the control says so and waits. */
  readonly loading?: boolean | undefined;
  /** It cannot be used; a text says why, in the place of the choice. */
  readonly disabled?: boolean | string | undefined;
}

/** A field to choose one of up to many thousand options, by searching. */
export function SelectField({ label, hint, error, optional, hideLabel, ...control }: SelectFieldProps) {
  const { options, value, choose, placeholder = 'Select…', emptyText = 'No options' } = control;
  const { loading, disabled } = control;
  const [search, setSearch] = useState('');
  const narrow = useMemo(() => narrowing(options), [options]);
  const menu = useMemo(() => narrow(search), [narrow, search]);
  const chosen = useMemo(() => options.find(option => option.value === value) ?? null, [options, value]);
  return (
    <Field {...{ label, hint, error, optional, hideLabel }}>
      {({ id, required, ...aria }) => (
        // react-select takes a tap on an option for one outside: at the document, the event comes from the host.
        <div onTouchEnd={event => event.stopPropagation()}>
          <EmotionScope>
            <DescribedBy value={aria['aria-describedby']}>
              <Select<SelectOption>
                aria-invalid={aria['aria-invalid']}
                unstyled
                inputId={id}
                required={required}
                className={error ? 'select--invalid' : ''}
                classNamePrefix="select"
                components={parts}
                styles={styles}
                options={menu}
                value={chosen}
                onChange={option => choose(option?.value ?? '')}
                onInputChange={setSearch}
                filterOption={null}
                isOptionDisabled={isDisabled}
                formatOptionLabel={optionLabel}
                noOptionsMessage={() => (options.length > 0 ? 'Nothing matches' : emptyText)}
                placeholder={loading ? 'Loading…' : typeof disabled === 'string' ? disabled : placeholder}
                isDisabled={loading || Boolean(disabled)}
                isClearable={optional}
                tabSelectsValue={false}
                menuPlacement="auto"
                menuPosition="fixed"
              />
            </DescribedBy>
          </EmotionScope>
        </div>
      )}
    </Field>
  );
}

// react-select hides a disabled input from those who cannot see that it is disabled.
const styles = { input: (css: object) => ({ ...css, visibility: 'visible' as const }) };

const parts = {
  Input: DescribedInput,
  IndicatorSeparator: null,
  MenuPortal: TopLayerMenu,
  NoOptionsMessage: NothingToChoose,
};

const isDisabled = (option: SelectOption) => Boolean(option.disabled);

const optionLabel = (option: SelectOption, { context }: FormatOptionLabelMeta<SelectOption>) =>
  context === 'menu' && option.note ? (
    <>
      {option.label}
      <small>{option.note}</small>
    </>
  ) : (
    option.label
  );
