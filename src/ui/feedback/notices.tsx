import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { session } from '../../platform/session.ts';
import { useOnReturn, useOnWithdrawal } from '../hooks/use-on-withdrawal.ts';
import { Notice, type NoticeTone } from './notice.tsx';

export interface Notices {
  /** The notices, newest last; render it above the content. */
  readonly list: ReactNode;
  /**
   * Shows a notice, or restarts one with the same tone and text. `duration` in milliseconds; 0 never closes.
   * `announcesItself`: the text has a live region of its own. Returns its id, or undefined if the view has been unmounted,
   * so that nobody sees it.
   */
  show(tone: NoticeTone, text: ReactNode, duration?: number, announcesItself?: boolean): number | undefined;
  /** Removes a notice, unless it has been shown again since: it then says what became of something else. */
  hide(id: number | undefined): void;
  /** Removes all notices, for example before a new attempt. */
  clear(): void;
}

interface ShownNotice {
  readonly id: number;
  readonly tone: NoticeTone;
  readonly text: ReactNode;
  readonly duration: number;
  readonly announcesItself: boolean;
}

/** How long an error notice is shown, in milliseconds. [NET-02] [UI-09] */
export const noticeDuration = 12_000;

let lastId = 0;

/** Notices about anything but a problem overlay the title, where they cover neither search nor filters. [RQ-03] */
const isOverlay = ({ tone, announcesItself }: ShownNotice): boolean =>
  !announcesItself && tone !== 'danger' && tone !== 'warning';

/** The notice about an ended session is the only one with a live region of its own. */
const isNotEnded = ({ announcesItself }: ShownNotice): boolean => !announcesItself;

/** The same message, or both that the session has ended. */
const isSame = (one: ShownNotice, other: ShownNotice): boolean =>
  (one.announcesItself && other.announcesItself) || (one.tone === other.tone && one.text === other.text);

/** An overlay ends with the next notice, which it would cover. */
const withoutOldOverlays = (notices: readonly ShownNotice[]): readonly ShownNotice[] =>
  notices.filter(notice => !isOverlay(notice) || notice === notices.at(-1));

/** The notices of one element. The functions keep their identity across renders. */
export function useNotices(): Notices {
  const [notices, setNotices] = useState<readonly ShownNotice[]>([]);
  const isMounted = useRef(true);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const show = useCallback<Notices['show']>(
    (tone, text, duration = noticeDuration, announcesItself = false) => {
      lastId += 1;
      const notice = { id: lastId, tone, text, duration, announcesItself };
      setNotices(previous => {
        const same = previous.find(other => isSame(notice, other));
        // 0 is for as long as nobody closes it.
        const isLonger = same && (same.duration || Infinity) > (duration || Infinity);
        const shown = isLonger ? { ...notice, duration: same.duration } : notice;
        return withoutOldOverlays([...previous.filter(other => other !== same), shown]);
      });
      return isMounted.current ? notice.id : undefined;
    },
    [],
  );
  const hide = useCallback(
    (id: number | undefined) => setNotices(previous => previous.filter(notice => notice.id !== id)),
    [],
  );
  const clear = useCallback(() => setNotices([]), []);
  // Timed notices may quote the host, so they are removed with the host's data, and after Back.
  const clearTimed = () => setNotices(previous => previous.filter(({ duration }) => !duration));
  useOnWithdrawal(clearTimed);
  useOnReturn(clearTimed);
  // That the session has ended is untrue once someone has signed in again.
  useLayoutEffect(
    () => session().signedInAgain.subscribe(() => setNotices(previous => previous.filter(isNotEnded))),
    [],
  );
  const overlays = notices.filter(isOverlay);
  const shown = (isIncluded: (notice: ShownNotice) => boolean) =>
    notices.filter(isIncluded).map(({ id, text, ...notice }) => (
      <Notice
        key={id}
        {...notice}
        close={() => setNotices(previous => previous.filter(other => other.id !== id))}
      >
        {text}
      </Notice>
    ));
  const list = (
    <>
      <div className="notices" aria-live="polite">
        {shown(notice => !notice.announcesItself && !isOverlay(notice))}
        {overlays.length > 0 && <Toasts>{shown(isOverlay)}</Toasts>}
      </div>
      {notices.some(notice => notice.announcesItself) && (
        <div className="notices">{shown(notice => notice.announcesItself)}</div>
      )}
    </>
  );
  return { list, show, hide, clear };
}

/**
 * Notices over the title of their element; at the top of the window, while the title is scrolled out of it. They cover
 * neither what they are about nor what is pressed next. [UI-09]
 */
function Toasts({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = ref;
    if (!current?.isConnected) return;
    // Its containing block would otherwise be the element, whose container queries contain its layout.
    current.showPopover?.();
    const place = () => placeToasts(current);
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    return () => removeEventListener('scroll', place, { capture: true });
  }, []);
  return (
    <div className="toasts" popover="manual" ref={ref}>
      {children}
    </div>
  );
}

/** Passes the place of the element's notices in the window on to notice.css. */
function placeToasts(toasts: HTMLElement): void {
  const { top = 0, left = 0, right = 0 } = toasts.parentElement?.getBoundingClientRect() ?? {};
  const isRightToLeft = getComputedStyle(toasts).direction === 'rtl';
  toasts.style.setProperty('--_top', `${top}px`);
  toasts.style.setProperty(
    '--_start',
    `${isRightToLeft ? document.documentElement.clientWidth - right : left}px`,
  );
}
