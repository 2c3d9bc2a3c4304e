import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type TouchEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import Select, {
  type AriaLiveMessages,
  type FormatOptionLabelMeta,
  type GroupBase,
  type SelectInstance,
} from 'react-select';
import { numberText } from '../../domain/display/numbers.ts';
import { Field, type FieldTexts } from '../forms/field.tsx';
import { useSettledText } from '../hooks/use-settled-text.ts';
import { addStyles } from '../styles/shared-sheet.ts';
import { EmotionScope } from './emotion.tsx';
import { menuOf, narrowing, type SelectOption } from './narrow.ts';
import {
  CountedList,
  DescribedBy,
  DescribedInput,
  ExplainedOption,
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
  /** What is chosen can be taken back; so it can where the field is optional. */
  readonly clearable?: boolean | undefined;
  /** The control that has the focus, for those who lead there. */
  readonly control?: ((input: HTMLElement | null) => void) | undefined;
  /** It cannot be used now, such as while the form is sent: it keeps focus and choice, and does nothing. */
  readonly locked?: boolean | undefined;
}

/** A field to choose one of up to many thousand options, by searching; says how many are left. */
export function SelectField({ label, hint, error, optional, hideLabel, ...control }: SelectFieldProps) {
  const { options, value, choose, placeholder = 'Select…', emptyText = 'No options' } = control;
  const { loading, disabled, locked = false, clearable = optional } = control;
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const select = useRef<SelectInstance<SelectOption>>(null);
  const narrow = useMemo(() => narrowing(options), [options]);
  const left = useMemo(() => narrow(search), [narrow, search]);
  const chosen = useMemo(() => options.find(option => option.value === value) ?? null, [options, value]);
  const menu = useMemo(() => menuOf(left, search ? null : chosen), [left, search, chosen]);
  const noOptions = options.length > 0 ? 'Nothing matches' : emptyText;
  const said = useSettledText(isOpen ? `${label}: ${countText(left.length) || noOptions}` : '', 400);
  const messages = useMemo(() => liveMessages(left.length), [left.length]);
  const isOff = Boolean(loading || disabled);
  useFocusKept(select, isOff);
  const isTouched = useRef(false);
  const openByEnter = (event: KeyboardEvent) => {
    isTouched.current = false;
    if (locked) return event.key === 'Tab' || event.preventDefault();
    if (event.key !== 'Enter' || isOpen || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    select.current?.openMenu('first');
  };
  const take = (option: SelectOption | null) => {
    if (!locked) choose(option?.value ?? '');
    // Puts a phone's keyboard away; who chooses by keys goes on from here, on a machine that can be touched, too.
    if (isTouched.current) select.current?.blur();
  };
  return (
    <Field {...{ label, hint, error, optional, hideLabel }}>
      {({ id, required, ...aria }) => (
        <div {...touchable(isTouched, locked)}>
          <EmotionScope>
            <DescribedBy value={aria['aria-describedby']}>
              <Locked value={locked}>
                <LeftOut value={left.length - menu.length}>
                  <Select<SelectOption>
                    ref={joined(select, control.control)}
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
                    onChange={take}
                    blurInputOnSelect={false}
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
                    isDisabled={isOff}
                    isClearable={clearable}
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

const touchable = (isTouched: { current: boolean }, locked: boolean) => ({
  // react-select takes a tap on an option for one outside: at the document, the event comes from the host.
  onTouchEnd: (event: TouchEvent) => event.stopPropagation(),
  onTouchEndCapture(event: TouchEvent) {
    isTouched.current = true;
    if (locked) event.stopPropagation();
  },
  onMouseDownCapture: (event: MouseEvent) => locked && ignore(event),
});

// Nothing opens, and the focus stays where it is.
function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

const countText = (count: number) =>
  count > 0 && `${numberText(count)} ${count === 1 ? 'option' : 'options'}`;

/**
 * What react-select says of itself names no field, and counts what the menu shows. On Apple's devices, where it says
 * the option that one comes to, this is said of all that are left, and why an option cannot be chosen.
 */
const liveMessages = (left: number): AriaLiveMessages<SelectOption, false, GroupBase<SelectOption>> => ({
  guidance: () => '',
  onFilter: () => '',
  onFocus: ({ context, isAppleDevice, focused, isSelected, label, options }) =>
    context === 'menu' && isAppleDevice
      ? [
          label,
          isSelected && 'selected',
          focused.disabled && `disabled: ${focused.disabled}`,
          `${options.indexOf(focused) + 1} of ${numberText(left)}`,
        ]
          .filter(Boolean)
          .join(', ')
      : '',
});

/** A field that waits for its choices has lost the focus to nobody: it has it again when it can be used. */
function useFocusKept(select: { current: SelectInstance<SelectOption> | null }, isOff: boolean): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const input = select.current?.inputRef;
    const active = (input?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null;
    if (isOff) hadFocus.current = active !== null && active === input;
    else if (hadFocus.current && (active === null || active === document.body)) input?.focus();
  }, [isOff, select]);
}

const joined =
  (
    select: { current: SelectInstance<SelectOption> | null },
    control: SelectFieldProps['control'],
  ): Ref<SelectInstance<SelectOption>> =>
  instance => {
    select.current = instance;
    control?.(instance?.inputRef ?? null);
  };

// react-select hides a disabled input from those who cannot see that it is disabled.
const styles = { input: (css: object) => ({ ...css, visibility: 'visible' as const }) };

const parts = {
  Input: DescribedInput,
  IndicatorSeparator: null,
  MenuList: CountedList,
  MenuPortal: TopLayerMenu,
  NoOptionsMessage: NothingToChoose,
  Option: ExplainedOption,
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
