import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { Popover } from '../overlays/popover.tsx';
import type { MenuItem, MenuProps } from './menu-item.ts';

interface MenuPanelProps extends MenuProps {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  /** The item that gets the focus when the menu opens. */
  readonly initialFocus: 'first' | 'last';
  close(): void;
}

/** The open menu; arrow keys, Home, End and first letters move the focus between its items. [UI-02] */
export function MenuPanel({ id, anchor, label, items, initialFocus, close }: MenuPanelProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    menuItemsIn(list.current)
      .at(initialFocus === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true });
  }, [initialFocus]);
  return (
    <Popover
      anchor={anchor}
      close={close}
      role="menu"
      id={id}
      aria-label={label}
      part="menu"
      className="menu-panel"
      onKeyDown={event => {
        if (event.key === 'Tab') close();
        else moveFocus(event, menuItemsIn(list.current));
      }}
    >
      <div ref={list} role="presentation">
        {items.map((item, index) => (
          <Item key={index} item={item} close={close} />
        ))}
      </div>
    </Popover>
  );
}

interface ItemProps {
  readonly item: MenuItem;
  close(): void;
}

function Item({ item: { label, tone, href, choose }, close }: ItemProps) {
  const attributes = {
    role: 'menuitem',
    tabIndex: -1,
    'data-tone': tone,
    children: <bdi>{label}</bdi>,
  } as const;
  if (choose) {
    const closeAndChoose = () => {
      close();
      choose();
    };
    return <button type="button" {...attributes} onClick={closeAndChoose} />;
  }
  if (href) return <a href={href} {...attributes} onClick={close} />;
  return <span aria-disabled="true" {...attributes} />;
}

const menuItemsIn = (list: Element | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** The index that each key moves to, from the index of the focused item and the number of items. */
const targetIndexByKey: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>, items: readonly HTMLElement[]): void {
  const { key, repeat } = event;
  const index = items.indexOf(event.target as HTMLElement);
  // A held key that opened the menu must not choose its first item.
  if (repeat && (key === 'Enter' || key === ' ')) event.preventDefault();
  const target = Object.hasOwn(targetIndexByKey, key)
    ? targetIndexByKey[key]?.(index, items.length)
    : nextItemStartingWith(event, items, index);
  if (target === undefined) return;
  event.preventDefault();
  items[target]?.focus();
}

/** The index of the next item that starts with the typed character; undefined if there is none or for other keys. */
function nextItemStartingWith(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  items: readonly HTMLElement[],
  focusedIndex: number,
): number | undefined {
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return undefined;
  const matches = (item: HTMLElement) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  const order = items.map((_, offset) => (focusedIndex + 1 + offset) % items.length);
  return order.find(index => matches(items[index] as HTMLElement));
}
