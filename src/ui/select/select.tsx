import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react';
import Select, { type FormatOptionLabelMeta, type SelectInstance } from 'react-select';
import { Field, type FieldTexts } from '../field.tsx';
import { addStyles } from '../sheet.ts';
import { useSettled } from '../use-settled.ts';
import { EmotionScope } from './emotion.tsx';
import { menuOf, narrowing, type SelectOption } from './narrow.ts';
import {
  CountedList,
  DescribedBy,
  DescribedInput,
  LeftOut,
  Locked,
  NothingToChoose,
  TopLayerMenu,
} from './parts.tsx';
import css from './select.css?inline';

addStyles(css);

export interface SelectFieldProps extends FieldTexts {
  readonly label: string;
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
  /** It cannot be used now, such as while the form is sent: it keeps focus and choice, and does nothing. */
  readonly locked?: boolean | undefined;
}

/** A field to choose one of up to many thousand options, by searching; says how many are left. */
export function SelectField({ label, hint, error, optional, hideLabel, ...control }: SelectFieldProps) {
  const { options, value, choose, placeholder = 'Select…', emptyText = 'No options' } = control;
  const { loading, disabled, locked = false } = control;
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const select = useRef<SelectInstance<SelectOption>>(null);
  const narrow = useMemo(() => narrowing(options), [options]);
  const left = useMemo(() => narrow(search), [narrow, search]);
  const chosen = useMemo(() => options.find(option => option.value === value) ?? null, [options, value]);
  const menu = useMemo(() => menuOf(left, search ? null : chosen), [left, search, chosen]);
  const noOptions = options.length > 0 ? 'Nothing matches' : emptyText;
  const said = useSettled(isOpen ? `${label}: ${countText(left.length) || noOptions}` : '', 400);
  const openByEnter = (event: KeyboardEvent) => {
    if (locked) return event.key === 'Tab' || event.preventDefault();
    if (event.key !== 'Enter' || isOpen || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    select.current?.openMenu('first');
  };
  return (
    <Field {...{ label, hint, error, optional, hideLabel }}>
      {({ id, required, ...aria }) => (
        // react-select takes a tap on an option for one outside: at the document, the event comes from the host.
        <div
          onTouchEnd={event => event.stopPropagation()}
          onTouchEndCapture={event => locked && event.stopPropagation()}
          onMouseDownCapture={event => locked && ignore(event)}
        >
          <EmotionScope>
            <DescribedBy value={aria['aria-describedby']}>
              <Locked value={locked}>
                <LeftOut value={left.length - menu.length}>
                  <Select<SelectOption>
                    ref={select}
                    aria-invalid={aria['aria-invalid']}
                    unstyled
                    inputId={id}
                    required={required}
                    className={`${error ? 'select--invalid' : ''} ${locked ? 'select--locked' : ''}`}
                    classNamePrefix="select"
                    components={parts}
                    styles={styles}
                    options={menu}
                    value={chosen}
                    onChange={option => locked || choose(option?.value ?? '')}
                    onInputChange={setSearch}
                    filterOption={null}
                    isOptionDisabled={isDisabled}
                    formatOptionLabel={optionLabel}
                    noOptionsMessage={() => noOptions}
                    ariaLiveMessages={messages}
                    menuIsOpen={isOpen && !locked}
                    onMenuOpen={() => setOpen(true)}
                    onMenuClose={() => setOpen(false)}
                    onKeyDown={openByEnter}
                    placeholder={loading ? 'Loading…' : typeof disabled === 'string' ? disabled : placeholder}
                    isDisabled={loading || Boolean(disabled)}
                    isClearable={optional}
                    tabSelectsValue={false}
                    menuPlacement="auto"
                    menuPosition="fixed"
                  />
                </LeftOut>
              </Locked>
            </DescribedBy>
          </EmotionScope>
          <span className="visually-hidden" aria-live="polite">
            {said}
          </span>
        </div>
      )}
    </Field>
  );
}

// Nothing opens, and the focus stays where it is.
function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

const countText = (count: number) =>
  count > 0 && `${count.toLocaleString('en-US')} ${count === 1 ? 'option' : 'options'}`;

// What react-select says of itself names no field, and counts what the menu shows.
const messages = { guidance: () => '', onFilter: () => '' };

// react-select hides a disabled input from those who cannot see that it is disabled.
const styles = { input: (css: object) => ({ ...css, visibility: 'visible' as const }) };

const parts = {
  Input: DescribedInput,
  IndicatorSeparator: null,
  MenuList: CountedList,
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
