import {
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type TouchEvent,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import Select, { type FormatOptionLabelMeta, type SelectInstance } from 'react-select';
import type { TextsOf } from '../../domain/language/catalogue.ts';
import type { Language } from '../../domain/language/language.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import { keepEscape } from '../../platform/keep-escape.ts';
import { Field, type FieldTexts } from '../forms/field.tsx';
import { fieldCatalogue } from '../forms/texts.ts';
import { useSettledText } from '../hooks/use-settled-text.ts';
import { addStyles } from '../styles/shared-sheet.ts';
import { sharedCatalogue } from '../texts.ts';
import { EmotionScope } from './emotion.tsx';
import { liveMessages } from './live-messages.ts';
import css from './select.css?inline';
import {
  DescribedInput,
  MenuListWithCount,
  NoOptionsMessage,
  OptionWithReason,
  SelectContext,
  TopLayerMenu,
} from './select-components.tsx';
import { menuOptions, optionFilter, type SelectOption } from './select-options.ts';
import { selectCatalogue } from './texts.ts';
import { useRestoredFocus } from './use-restored-focus.ts';

addStyles(css);

export interface SelectFieldProps extends FieldTexts {
  readonly options: readonly SelectOption[];
  /** The value of the chosen option; '' for none. */
  readonly value: string;
  choose(value: string): void;
  /** Shown while nothing is chosen, such as 'Select a study'. */
  readonly placeholder?: string;
  /** Shown in the menu if there are no options at all. */
  readonly emptyText?: string | undefined;
  /** Options are loading: the select is disabled and says so. */
  readonly loading?: boolean | undefined;
  /** Disables the select; a text, the reason, is shown in place of the choice. */
  readonly disabled?: boolean | string | undefined;
  /** Whether the choice can be cleared; by default if the field is optional. */
  readonly clearable?: boolean | undefined;
  /** Ref callback for the focusable input. */
  readonly control?: ((input: HTMLElement | null) => void) | undefined;
  /** It cannot be changed now, such as while the form is submitted, but keeps its focus and choice. */
  readonly locked?: boolean | undefined;
}

/**
 * A searchable select for up to many thousand options; announces how many of them match. While it is disabled it shows no
 * error: the field that it depends on does. [UI-12]
 */
export function SelectField({ label, hint, error, optional, hideLabel, ...control }: SelectFieldProps) {
  const texts = useTexts(selectCatalogue);
  const { options, value, choose, loading, disabled, locked = false, clearable = optional } = control;
  const [search, setSearch] = useState('');
  const [isOpen, setOpen] = useState(false);
  const select = useRef<SelectInstance<SelectOption>>(null);
  const { count, chosen, menu } = useMatches(options, search, value);
  const found = count ? texts.optionCount({ count }) : noOptionsText(control, texts);
  const announcement = useSettledText(isOpen ? `${label}: ${found}` : '', 400);
  const placeholder = placeholderText(control, useLanguage());
  const messages = useMemo(() => liveMessages(count, placeholder, texts), [count, placeholder, texts]);
  const isDisabled = Boolean(loading || disabled);
  useRestoredFocus(select, isDisabled);
  const context = { isLocked: locked, hiddenCount: count - menu.length, onMenuMount: useUpdate() };
  const isTouched = useRef(false);
  const openOnEnter = (event: KeyboardEvent) => {
    isTouched.current = false;
    if (locked) return event.key === 'Tab' || event.preventDefault();
    if (event.key !== 'Enter' || isOpen || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    select.current?.openMenu('first');
  };
  const chooseOption = (option: SelectOption | null) => {
    if (!locked) choose(option?.value ?? '');
    // After a tap, blur to close the on-screen keyboard; after keys, the focus stays, also on devices with a touch
    // screen.
    if (isTouched.current) select.current?.blur();
  };
  return (
    <Field {...{ label, hint, error: !disabled && error, optional, hideLabel }}>
      {({ id, required, ...aria }) => (
        <div className="select" {...eventHandlers(isTouched, locked, isOpen)}>
          <EmotionScope>
            <SelectContext value={{ ...context, describedBy: aria['aria-describedby'] }}>
              <Select<SelectOption>
                ref={inputRefFor(select, control.control)}
                aria-invalid={aria['aria-invalid']}
                unstyled
                inputId={id}
                required={required}
                className={`${aria['aria-invalid'] ? 'select--invalid' : ''} ${locked ? 'select--locked' : ''}`}
                classNamePrefix="select"
                components={selectComponents}
                styles={styles}
                options={menu}
                value={chosen}
                onChange={chooseOption}
                blurInputOnSelect={false}
                onInputChange={setSearch}
                filterOption={null}
                isOptionDisabled={isOptionDisabled}
                formatOptionLabel={optionLabel}
                noOptionsMessage={() => found}
                ariaLiveMessages={messages}
                menuIsOpen={isOpen && !locked}
                onMenuOpen={() => setOpen(true)}
                onMenuClose={() => setOpen(false)}
                onKeyDown={openOnEnter}
                placeholder={placeholder}
                isDisabled={isDisabled}
                isClearable={clearable}
                tabSelectsValue={false}
                menuPlacement="auto"
                menuPosition="fixed"
              />
            </SelectContext>
          </EmotionScope>
          <span className="visually-hidden" aria-live="polite">
            {announcement}
          </span>
        </div>
      )}
    </Field>
  );
}

/**
 * Renders the select anew. React-select scrolls to the focused option on its first update after the options were
 * rendered: without an update then, a later one would undo what the user scrolled.
 */
function useUpdate(): () => void {
  const [, update] = useReducer((count: number) => count + 1, 0);
  return update;
}

const noOptionsText = (
  { options, emptyText }: Pick<SelectFieldProps, 'options' | 'emptyText'>,
  texts: TextsOf<typeof selectCatalogue>,
): string => (options.length > 0 ? texts.nothingMatches : (emptyText ?? texts.noOptions));

/** The options that match the search, the chosen option, and the options that the menu renders. */
function useMatches(options: readonly SelectOption[], search: string, value: string) {
  const filter = useMemo(() => optionFilter(options), [options]);
  const matches = useMemo(() => filter(search), [filter, search]);
  const chosen = useMemo(() => options.find(option => option.value === value) ?? null, [options, value]);
  const menu = useMemo(() => menuOptions(matches, search ? null : chosen), [matches, search, chosen]);
  return { count: matches.length, chosen, menu };
}

const eventHandlers = (isTouched: { current: boolean }, locked: boolean, isOpen: boolean) => ({
  // react-select has closed its menu.
  onKeyDown: (event: KeyboardEvent) => isOpen && event.key === 'Escape' && keepEscape(event.nativeEvent),
  // At the document the target of the event is the host element, so react-select would treat a tap on an option as
  // one outside.
  onTouchEnd: (event: TouchEvent) => event.stopPropagation(),
  onTouchEndCapture(event: TouchEvent) {
    isTouched.current = true;
    if (locked) event.stopPropagation();
  },
  onMouseDownCapture: (event: MouseEvent) => locked && blockEvent(event),
});

// While locked, the menu does not open and the focus stays where it is.
function blockEvent(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function placeholderText(
  { loading, disabled, placeholder }: Partial<SelectFieldProps>,
  language: Language,
): string {
  if (loading) return language.texts(sharedCatalogue).loading;
  if (typeof disabled === 'string') return disabled;
  return placeholder ?? language.texts(fieldCatalogue).selectPlaceholder;
}

const inputRefFor =
  (
    select: { current: SelectInstance<SelectOption> | null },
    control: SelectFieldProps['control'],
  ): Ref<SelectInstance<SelectOption>> =>
  instance => {
    select.current = instance;
    control?.(instance?.inputRef ?? null);
  };

// react-select sets visibility: hidden on a disabled input, which would hide it from screen readers.
const styles = { input: (css: object) => ({ ...css, visibility: 'visible' as const }) };

const selectComponents = {
  Input: DescribedInput,
  IndicatorSeparator: null,
  MenuList: MenuListWithCount,
  MenuPortal: TopLayerMenu,
  NoOptionsMessage: NoOptionsMessage,
  Option: OptionWithReason,
};

const isOptionDisabled = (option: SelectOption) => Boolean(option.disabled);

const optionLabel = (option: SelectOption, { context }: FormatOptionLabelMeta<SelectOption>) =>
  context === 'menu' && option.note ? (
    <>
      <span>{option.label}</span>
      <small>{option.note}</small>
    </>
  ) : (
    option.label
  );
