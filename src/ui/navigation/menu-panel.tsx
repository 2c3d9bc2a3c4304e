import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { Popover } from '../overlays/popover.tsx';
import type { MenuItem, MenuProps } from './menu-item.ts';

interface MenuPanelProps extends MenuProps {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  /** Which of its items gets the focus. */
  readonly entered: 'first' | 'last';
  close(): void;
}

/** The items of a menu; arrow keys, Home, End and first letters move among them. [UI-02] */
export function MenuPanel({ id, anchor, label, items, entered, close }: MenuPanelProps) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    itemsOf(list.current)
      .at(entered === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true });
  }, [entered]);
  return (
    <Popover
      anchor={anchor}
      close={close}
      placement={{ side: 'below', align: 'end' }}
      role="menu"
      id={id}
      aria-label={label}
      part="menu"
      className="menu-panel"
      onKeyDown={event => {
        if (event.key === 'Tab') close();
        else move(event, itemsOf(list.current));
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
  const shown = { role: 'menuitem', tabIndex: -1, 'data-tone': tone, children: <bdi>{label}</bdi> } as const;
  if (choose) {
    const act = () => {
      close();
      choose();
    };
    return <button type="button" {...shown} onClick={act} />;
  }
  if (href) return <a href={href} {...shown} onClick={close} />;
  return <span aria-disabled="true" {...shown} />;
}

const itemsOf = (list: Element | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/** Where each key leads from the item at `at`, of so many. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count : at) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function move(event: KeyboardEvent<HTMLElement>, items: readonly HTMLElement[]): void {
  const { key, repeat } = event;
  const at = items.indexOf(event.target as HTMLElement);
  // The key that opened the menu may still be held down.
  if (repeat && (key === 'Enter' || key === ' ')) event.preventDefault();
  const to = Object.hasOwn(moves, key) ? moves[key]?.(at, items.length) : startingWith(event, items, at);
  if (to === undefined) return;
  event.preventDefault();
  items[to]?.focus();
}

/** The next item that begins with a letter; undefined for a key that is none, and where there is no such item. */
function startingWith(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  items: readonly HTMLElement[],
  at: number,
): number | undefined {
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return undefined;
  const begins = (item: HTMLElement) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  const order = items.map((_, index) => (at + 1 + index) % items.length);
  return order.find(index => begins(items[index] as HTMLElement));
}
