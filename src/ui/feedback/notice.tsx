import {
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useTexts } from '../../language/language-context.ts';
import { Icon } from '../controls/icon.tsx';
import { useFocusReturn } from '../hooks/focus-return.ts';
import { addStyles } from '../styles/shared-sheet.ts';
import { sharedCatalogue } from '../texts.ts';
import css from './notice.css?inline';

addStyles(css);

/** `neutral`: done, but nothing to be glad about, such as a denial. */
export type NoticeTone = 'danger' | 'warning' | 'success' | 'info' | 'neutral';

export interface NoticeProps {
  readonly tone: NoticeTone;
  /** Its content contains a live region or an alert of its own; the notice then is none. */
  readonly announcesItself?: boolean;
  /** Milliseconds until it closes itself; 0 or absent: never. Paused while it has the pointer or the focus. */
  readonly duration?: number | undefined;
  /** Without it the notice has no Close button. */
  close?: () => void;
  readonly children: ReactNode;
}

/**
 * A message above the element's content. Danger and warning are alerts; the others are announced politely, by the live
 * region of `useNotices`. Its Close button returns the focus to where it came from. [NET-02] [UI-09]
 */
export function Notice({ tone, announcesItself, duration = 0, close, children }: NoticeProps) {
  const sharedTexts = useTexts(sharedCatalogue);
  const { pauseHandlers, closeAndReturnFocus } = useClosing(duration, close);
  const urgent = tone === 'danger' || tone === 'warning';
  return (
    <div
      className={`notice ${tone}`}
      role={urgent && !announcesItself ? 'alert' : undefined}
      part="notice"
      {...pauseHandlers}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <circle cx="8" cy="8" r="7" />
        <path
          d={urgent ? 'M8 4.5v4M8 11.4v.1' : tone === 'success' ? 'M5 8.3l2 2 4-4.3' : 'M8 7.5v4M8 4.6v-.1'}
        />
      </svg>
      <div>{children}</div>
      {close && (
        <button type="button" className="close" aria-label={sharedTexts.close} onClick={closeAndReturnFocus}>
          <Icon d="M4 4l8 8M12 4l-8 8" />
        </button>
      )}
    </div>
  );
}

/** Closes on request, or after `duration` milliseconds, not counting time under the pointer or with the focus. */
function useClosing(duration: number, close: (() => void) | undefined) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const remaining = useRef(duration);
  const focusReturn = useFocusReturn();
  const closeNow = useEffectEvent(() => close?.());
  const isPaused = hovered || focused || duration === 0;
  useEffect(() => {
    if (isPaused) return;
    const started = performance.now();
    const timer = setTimeout(closeNow, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= performance.now() - started;
    };
  }, [isPaused]);
  return {
    pauseHandlers: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: (event: FocusEvent<HTMLElement>) => {
        setFocused(true);
        focusReturn.remember(event);
      },
      onBlur: () => setFocused(false),
    },
    closeAndReturnFocus({ currentTarget }: MouseEvent<HTMLElement>) {
      focusReturn.returnFocus(currentTarget);
      close?.();
    },
  };
}
