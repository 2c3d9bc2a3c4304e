import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  components,
  type InputProps,
  type MenuListProps,
  type NoticeProps,
  type OptionProps,
} from 'react-select';
import { useTexts } from '../../language/language-context.ts';
import { positionPopover, setLength } from '../overlays/position-popover.ts';
// The reason of a disabled option looks like a tooltip.
import '../overlays/tooltip.tsx';
import type { SelectOption } from './select-options.ts';
import { selectCatalogue } from './texts.ts';

/** What the parts of a select need to know of it. */
export const SelectContext = createContext({
  /** The ids of the field's hint and error. */
  describedBy: undefined as string | undefined,
  /** It cannot be used now, but keeps the focus. */
  isLocked: false,
  /** How many matching options the menu does not render. */
  hiddenCount: 0,
  /** Called when the options have been rendered. */
  onMenuMount() {},
});

/**
 * The input, described by the field's hint and error, and by the placeholder unless there is an error: "Error: Select a
 * site." and "Select a site" would be read one after the other.
 */
export function DescribedInput(props: InputProps<SelectOption, false>) {
  const { describedBy, isLocked } = useContext(SelectContext);
  const descriptionIds = [describedBy, !props['aria-invalid'] && props['aria-describedby']];
  return (
    <components.Input
      {...props}
      aria-haspopup="listbox"
      aria-disabled={isLocked || undefined}
      aria-describedby={descriptionIds.filter(Boolean).join(' ') || undefined}
    />
  );
}

/** An option; a disabled one explains why on hover, tap and keyboard focus, and to screen readers. */
export function OptionWithReason(props: OptionProps<SelectOption, false>) {
  return props.data.disabled ? <DisabledOption {...props} /> : <components.Option {...props} />;
}

function DisabledOption({ children, innerProps, ...props }: OptionProps<SelectOption, false>) {
  const id = useId();
  const [visibility, setVisibility] = useState<ReasonVisibility>('hidden');
  const tooltip = useReasonTooltip(props.isFocused ? 'visible' : visibility);
  const handlers = {
    onMouseEnter: () => setVisibility('delayed'),
    onMouseLeave: () => setVisibility('hidden'),
    onClick: () => setVisibility('visible'),
  };
  return (
    <components.Option {...props} innerProps={{ ...innerProps, ...handlers, 'aria-describedby': id }}>
      <span>{children}</span>
      <span className="tooltip" popover="manual" id={id} ref={tooltip} aria-hidden="true">
        <span>{props.data.disabled}</span>
      </span>
    </components.Option>
  );
}

type ReasonVisibility = 'hidden' | 'delayed' | 'visible';

/** Shows the reason, after 400 ms of hovering; scrolling the list hides it. [UI-07] */
function useReasonTooltip(visibility: ReasonVisibility) {
  const tooltip = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { current } = tooltip;
    const option = current?.previousElementSibling;
    if (visibility === 'hidden' || !option) return;
    const timer = setTimeout(placeBesideMenu, visibility === 'delayed' ? 400 : 0, current, option);
    const hide = () => current.hidePopover();
    const root = current.getRootNode();
    root.addEventListener('scroll', hide, true);
    return () => {
      clearTimeout(timer);
      root.removeEventListener('scroll', hide, true);
      hide();
    };
  }, [visibility]);
  return tooltip;
}

/** Beside the menu at the height of the option where there is room, else below or above it: never over other options. */
function placeBesideMenu(reason: HTMLElement, option: Element): void {
  const menu = option.closest('.select__menu');
  if (!menu) return;
  positionPopover(reason, menu, 'below');
  const { left, right } = menu.getBoundingClientRect();
  const { width } = reason.getBoundingClientRect();
  const start = right + width + 12 < innerWidth ? right + 4 : left - width - 4;
  if (start < 0) return;
  reason.style.maxHeight = '';
  setLength(reason, 'left', start);
  setLength(reason, 'top', option.getBoundingClientRect().top);
}

/**
 * The options, followed by the number of hidden ones; that line is not an option, and shares the menu's maximum
 * height.
 */
export function MenuListWithCount(props: MenuListProps<SelectOption, false>) {
  const texts = useTexts(selectCatalogue);
  const { hiddenCount, onMenuMount } = useContext(SelectContext);
  useLayoutEffect(onMenuMount, [onMenuMount]);
  return (
    <div className="select__menu-body" style={{ maxHeight: props.maxHeight }}>
      <components.MenuList {...props} />
      {hiddenCount > 0 && <p className="select__more">{texts.moreOptions({ count: hiddenCount })}</p>}
    </div>
  );
}

/** The message in place of options, as a disabled option, since a listbox may contain nothing else. */
export function NoOptionsMessage(props: NoticeProps<SelectOption, false>) {
  return (
    <components.NoOptionsMessage
      {...props}
      innerProps={{ ...props.innerProps, ...disabledOptionAttributes }}
    />
  );
}

const disabledOptionAttributes = { role: 'option', 'aria-disabled': true, 'aria-selected': false } as const;

interface TopLayerMenuProps {
  readonly controlElement: HTMLDivElement | null;
  readonly children: ReactNode;
}

/** Renders the menu in the top layer, over its control, so that no `overflow` or `z-index` of the page hides it. */
export function TopLayerMenu({ children, controlElement }: TopLayerMenuProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [isPositioned, setPositioned] = useState(false);
  useLayoutEffect(() => {
    const { current } = layer;
    // The page may have taken the element out of the document while the menu was opening.
    if (!current?.isConnected || !controlElement) return;
    const listening = new AbortController();
    const { signal } = listening;
    const updatePosition = () => coverControl(controlElement, current);
    current.showPopover();
    updatePosition();
    setPositioned(true);
    document.addEventListener('scroll', updatePosition, { capture: true, passive: true, signal });
    window.addEventListener('resize', updatePosition, { signal });
    return () => {
      listening.abort();
      current.hidePopover();
    };
  }, [controlElement]);
  // The menu measures the available space when it mounts, so it has to mount after the layer is positioned.
  return (
    <div className="select-layer" popover="manual" ref={layer}>
      {isPositioned && children}
    </div>
  );
}

function coverControl(control: HTMLElement, layer: HTMLElement): void {
  const controlRect = control.getBoundingClientRect();
  for (const side of ['top', 'left', 'width', 'height'] as const) setLength(layer, side, controlRect[side]);
}
