import { useId, useRef, useState } from 'react';
import { lazyComponent } from '../feedback/lazy-component.tsx';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './menu.css?inline';
import type { MenuProps } from './menu-item.ts';

addStyles(css);

// Most menus of a page are never opened.
const MenuPanel = lazyComponent(() => import('./menu-panel.tsx').then(loaded => loaded.MenuPanel));

/** A button with three dots and the menu that it opens. [UI-02] */
export function Menu({ label, items }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [entered, setEntered] = useState<'first' | 'last'>();
  const close = () => setEntered(undefined);
  return (
    <span className="menu">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={entered !== undefined}
        aria-controls={entered && id}
        onClick={event => event.detail <= 1 && setEntered(entered ? undefined : 'first')}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setEntered(event.key === 'ArrowDown' ? 'first' : 'last');
        }}
      >
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 8h0M8 8h0M13 8h0" />
        </svg>
      </button>
      {entered && <MenuPanel {...{ id, label, items, entered, close }} anchor={button} />}
    </span>
  );
}
