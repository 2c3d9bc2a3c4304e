import { type KeyboardEvent, type RefObject, useContext, useEffect, useRef } from 'react';
import { CellCommandsContext } from '../cells/cell-commands.tsx';
import { controlsIn, moveToRow, rowContaining, rowNameSelector } from './row-keyboard.ts';
import { hasJustArrived, noteArrival } from './use-focus-after-removal.ts';

const steps: Readonly<Record<string, number>> = { arrowdown: 1, j: 1, arrowup: -1, k: -1 };

// Elements that handle these keys themselves.
const keyHandlingSelector = 'input, select, textarea, [contenteditable], [role^="menu"], [popover], dialog';

/**
 * The keys while the focus is in the table, and those of the buttons of a row while the row itself has the focus. Keys with
 * a modifier keep their meaning, and so does every key in a field. [TBL-31] [RQ-09]
 */
export function useRowKeys(frame: RefObject<Element | null>) {
  const { showKeys } = useContext(CellCommandsContext);
  const isSeen = useSeenFocus(frame);
  const press = usePressByKey();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    if (!(target instanceof HTMLElement) || isForOthers(event, target)) return;
    const key = event.key.toLowerCase();
    if (Object.hasOwn(steps, key)) return step(event, target, key);
    const row = target.matches(rowNameSelector) ? rowContaining(target) : undefined;
    const control = row && (key === 'enter' ? wayInto(row) : buttonFor(key, row));
    if (!control && key !== '/' && key !== '?') return;
    event.preventDefault();
    if (key === '/') searchBoxFor(currentTarget)?.focus();
    else if (key === '?') showKeys();
    else if (control && !event.repeat && isSeen(target)) press(control, target);
  };
  return { onKeyDown };
}

/** When a key last decided on the row with this name. */
const decidedAt = new WeakMap<Element, number>();

/** Presses a button of a row, unless what it decides on, or what has become of the last press, can hardly have been read. */
function usePressByKey() {
  const { tellMoved } = useContext(CellCommandsContext);
  return (control: HTMLElement, name: HTMLElement) => {
    const now = performance.now();
    if (control.ariaKeyShortcuts && now - (decidedAt.get(name) ?? -1000) < 1000) return;
    if (!hasJustArrived(name) && isInSight(name)) {
      control.click();
      if (control.ariaHasPopup) return returnFromDialog(control, name);
      if (control.ariaKeyShortcuts) decidedAt.set(name, now);
      name.focus({ preventScroll: true });
      return;
    }
    if (!isInSight(name)) noteArrival(name);
    name.scrollIntoView({ block: 'center' });
    tellMoved?.();
  };
}

/**
 * A button that opens a dialog keeps the focus: keys pressed before the dialog opens decide nothing. When the dialog gives
 * the focus back, it goes on to the row, where the keys work.
 */
const returnFromDialog = (button: HTMLElement, name: HTMLElement) =>
  button.addEventListener(
    'focus',
    ({ relatedTarget }) => (relatedTarget as Element | null)?.closest('dialog') && name.focus(),
    { once: true },
  );

const isForOthers = (event: KeyboardEvent, target: Element) =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.shiftKey && event.key !== '?' && event.key !== '/') ||
  target.closest(keyHandlingSelector) !== null;

function step(event: KeyboardEvent<HTMLElement>, target: HTMLElement, key: string): void {
  const isLetter = key.length === 1;
  // The focus has just gone to the next row by itself: another step would skip it.
  if (isLetter && target.matches(rowNameSelector) && hasJustArrived(target)) event.preventDefault();
  else moveToRow(event, target, steps[key] ?? 0, isLetter);
}

/**
 * Whether the focus could be seen before a key was pressed. In Chromium the key itself makes it visible: for the next one.
 * React tells nothing of a focus that returns while a dialog is taken out, so these are listeners of the browser.
 */
function useSeenFocus(frame: RefObject<Element | null>) {
  const seen = useRef<EventTarget>(undefined);
  useEffect(() => {
    const note = ({ type, target }: Event) => {
      if (!(target instanceof Element)) return;
      const isVisible = type !== 'focusout' && target.matches(':focus-visible');
      if (type === 'keyup' && isVisible && seen.current !== target) noteArrival(target);
      if (type !== 'keyup' || isVisible) seen.current = isVisible ? target : undefined;
    };
    const { current } = frame;
    for (const type of ['focusin', 'focusout', 'keyup']) current?.addEventListener(type, note);
    return () => {
      for (const type of ['focusin', 'focusout', 'keyup']) current?.removeEventListener(type, note);
    };
  }, [frame]);
  return (target: Element) => seen.current === target;
}

const searchBoxFor = (frame: Element) =>
  frame.closest('.table')?.querySelector<HTMLElement>('input[type="search"]');

/** Where Enter leads: to the record of the row, else to its details. */
function wayInto(row: Element): HTMLElement | undefined {
  const controls = ['.name a[href]', '.more'].map(selector => row.querySelector<HTMLElement>(selector));
  return controls.find(control => control) ?? undefined;
}

/** The button of a row that states this key. */
const buttonFor = (key: string, row: Element): HTMLElement | undefined =>
  controlsIn(row).find(({ ariaKeyShortcuts }) => ariaKeyShortcuts?.toLowerCase() === key);

/** Not scrolled away, and not under something else. */
function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as ShadowRoot;
  return element.contains(root.elementFromPoint(x + width / 2, y + height / 2));
}
