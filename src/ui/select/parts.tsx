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
import { numberText } from '../../domain/display/numbers.ts';
import { positionPopover } from '../overlays/position-popover.ts';
import type { SelectOption } from './narrow.ts';

/** The ids of the field's hint and error. */
export const DescribedBy = createContext<string | undefined>(undefined);

/** The select cannot be used now, and keeps the focus. */
export const Locked = createContext(false);

/** The input, tied to the field's hint and error as well as to what react-select ties it to. */
export function DescribedInput(props: InputProps<SelectOption, false>) {
  const described = [useContext(DescribedBy), props['aria-describedby']];
  return (
    <components.Input
      {...props}
      aria-haspopup="listbox"
      aria-disabled={useContext(Locked) || undefined}
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
    />
  );
}

/** An option; one that cannot be chosen says why to pointer, finger, keyboard and screen reader. */
export function ExplainedOption(props: OptionProps<SelectOption, false>) {
  return props.data.disabled ? <RefusedOption {...props} /> : <components.Option {...props} />;
}

function RefusedOption({ children, innerProps, ...props }: OptionProps<SelectOption, false>) {
  const id = useId();
  const [wanted, want] = useState<'no' | 'soon' | 'now'>('no');
  const tip = useReason(props.isFocused ? 'now' : wanted);
  const listening = {
    onMouseEnter: () => want('soon'),
    onMouseLeave: () => want('no'),
    onClick: () => want('now'),
  };
  return (
    <components.Option {...props} innerProps={{ ...innerProps, ...listening, 'aria-describedby': id }}>
      <span>{children}</span>
      <span className="tooltip" popover="manual" id={id} ref={tip} aria-hidden="true">
        <span>{props.data.disabled}</span>
      </span>
    </components.Option>
  );
}

/** Shows the reason beside its option, to a pointer after 400 ms; a list that scrolls leaves it behind. [UI-07] */
function useReason(wanted: 'no' | 'soon' | 'now') {
  const tip = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { current } = tip;
    const option = current?.previousElementSibling;
    if (wanted === 'no' || !option) return;
    const timer = setTimeout(positionPopover, wanted === 'soon' ? 400 : 0, current, option);
    const hide = () => current.hidePopover();
    const root = current.getRootNode();
    root.addEventListener('scroll', hide, true);
    return () => {
      clearTimeout(timer);
      root.removeEventListener('scroll', hide, true);
      hide();
    };
  }, [wanted]);
  return tip;
}

/** How many options are left that the menu does not show. */
export const LeftOut = createContext(0);

/** The options, and under them how many more there are, in the room for both; that line is no option. */
export function CountedList(props: MenuListProps<SelectOption, false>) {
  const more = useContext(LeftOut);
  return (
    <div className="select__room" style={{ maxHeight: props.maxHeight }}>
      <components.MenuList {...props} />
      {more > 0 && <p className="select__more">{numberText(more)} more: type to narrow</p>}
    </div>
  );
}

/** What stands in the place of options; a listbox may hold nothing else. */
export function NothingToChoose(props: NoticeProps<SelectOption, false>) {
  return <components.NoOptionsMessage {...props} innerProps={{ ...props.innerProps, ...optionOnlyToRead }} />;
}

const optionOnlyToRead = { role: 'option', 'aria-disabled': true, 'aria-selected': false } as const;

interface TopLayerMenuProps {
  readonly controlElement: HTMLDivElement | null;
  readonly children: ReactNode;
}

/** Puts the menu into the top layer, over its control: no page's `overflow` or `z-index` hides it. */
export function TopLayerMenu({ children, controlElement }: TopLayerMenuProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  useLayoutEffect(() => {
    const { current } = layer;
    if (!current || !controlElement) return;
    const following = new AbortController();
    const follow = () => cover(controlElement, current);
    current.showPopover();
    follow();
    setShown(true);
    document.addEventListener('scroll', follow, { capture: true, passive: true, signal: following.signal });
    window.addEventListener('resize', follow, { signal: following.signal });
    return () => {
      following.abort();
      current.hidePopover();
    };
  }, [controlElement]);
  // The menu measures the room for itself when it mounts, so it comes when the layer stands.
  return (
    <div className="select-layer" popover="manual" ref={layer}>
      {shown && children}
    </div>
  );
}

function cover(control: HTMLElement, layer: HTMLElement): void {
  const box = control.getBoundingClientRect();
  for (const side of ['top', 'left', 'width', 'height'] as const) layer.style[side] = `${box[side]}px`;
}
