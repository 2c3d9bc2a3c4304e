import { useId, useRef, useState } from 'react';
import { Icon } from '../controls/icon.tsx';
import { lazyComponent } from '../lazy/lazy-component.tsx';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './menu.css?inline';
import type { MenuProps } from './menu-item.ts';

addStyles(css);

// Lazy, since most menus of a page are never opened.
const MenuPanel = lazyComponent(() => import('./menu-panel.tsx').then(loaded => loaded.MenuPanel));

/** A three-dot button and the menu that it opens. [UI-02] */
export function Menu({ label, items }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [initialFocus, setInitialFocus] = useState<'first' | 'last'>();
  const close = () => setInitialFocus(undefined);
  return (
    <span className="menu">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={initialFocus !== undefined}
        aria-controls={initialFocus && id}
        onClick={event => event.detail <= 1 && setInitialFocus(initialFocus ? undefined : 'first')}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setInitialFocus(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        <Icon d="M3 8h0M8 8h0M13 8h0" />
      </button>
      {initialFocus && <MenuPanel {...{ id, label, items, initialFocus, close }} anchor={button} />}
    </span>
  );
}
