import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useFocusReturn } from '../hooks/focus-return.ts';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './notice.css?inline';

addStyles(css);

export type NoticeTone = 'danger' | 'warning' | 'success' | 'info';

export interface NoticeProps {
  readonly tone: NoticeTone;
  /** Milliseconds until it closes itself; 0 or absent: never. The clock stands while pointer or focus is on it. */
  readonly after?: number | undefined;
  /** Without it the notice cannot be closed. */
  close?: () => void;
  readonly children: ReactNode;
}

/**
 * A message above the element's content. Danger and warning interrupt a screen reader; the others are said politely, by
 * the list that they stand in. Closed from within, it gives the focus back to where it came from. [NET-02] [UI-09]
 */
export function Notice({ tone, after = 0, close, children }: NoticeProps) {
  const { clock, closeAndReturn } = useClosing(after, close);
  const urgent = tone === 'danger' || tone === 'warning';
  return (
    <div className={`notice ${tone}`} role={urgent ? 'alert' : undefined} part="notice" {...clock}>
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <circle cx="8" cy="8" r="7" />
        <path
          d={urgent ? 'M8 4.5v4M8 11.4v.1' : tone === 'success' ? 'M5 8.3l2 2 4-4.3' : 'M8 7.5v4M8 4.6v-.1'}
        />
      </svg>
      <div>{children}</div>
      {close && (
        <button type="button" className="close" aria-label="Close" onClick={closeAndReturn}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M4 4l8 8M12 4l-8 8" />
          </svg>
        </button>
      )}
    </div>
  );
}

/** Closes after so many milliseconds in all, not counting those with pointer or focus on it; or at once. */
function useClosing(after: number, close: (() => void) | undefined) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const left = useRef(after);
  const focus = useFocusReturn();
  const end = useEffectEvent(() => close?.());
  const stands = hovered || focused || after === 0;
  useEffect(() => {
    if (stands) return;
    const started = performance.now();
    const timer = setTimeout(end, left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [stands]);
  return {
    clock: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: (event: FocusEvent<HTMLElement>) => {
        setFocused(true);
        focus.remember(event);
      },
      onBlur: () => setFocused(false),
    },
    closeAndReturn({ currentTarget }: MouseEvent<HTMLElement>) {
      focus.giveBack(currentTarget);
      close?.();
    },
  };
}
