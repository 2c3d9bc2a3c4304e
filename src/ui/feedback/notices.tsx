import { type ReactNode, useCallback, useState } from 'react';
import { Notice, type NoticeTone } from './notice.tsx';
import { noticeDuration } from './notice-duration.ts';

export interface Notices {
  /** The notices, newest last; render it above the content. */
  readonly list: ReactNode;
  /** Shows a notice, or restarts one with the same tone and text. `duration` in milliseconds; 0 never closes. */
  show(tone: NoticeTone, text: ReactNode, duration?: number): void;
  /** Removes all notices, for example before a new attempt. */
  clear(): void;
}

interface ShownNotice {
  readonly id: number;
  readonly tone: NoticeTone;
  readonly text: ReactNode;
  readonly duration: number;
}

let lastId = 0;

/** Success notices overlay the content; only the last two are kept, so that they do not cover the rows of a table. */
function keepLastTwoSuccesses(notices: readonly ShownNotice[]): readonly ShownNotice[] {
  const successes = notices.filter(({ tone }) => tone === 'success').slice(-2);
  return notices.filter(notice => notice.tone !== 'success' || successes.includes(notice));
}

/** The notices of one element. `show` and `clear` keep their identity across renders. */
export function useNotices(): Notices {
  const [notices, setNotices] = useState<readonly ShownNotice[]>([]);
  const show = useCallback((tone: NoticeTone, text: ReactNode, duration = noticeDuration) => {
    lastId += 1;
    const notice = { id: lastId, tone, text, duration };
    setNotices(previous =>
      keepLastTwoSuccesses([...previous.filter(other => other.tone !== tone || other.text !== text), notice]),
    );
  }, []);
  const clear = useCallback(() => setNotices([]), []);
  const list = (
    <div className="notices" aria-live="polite">
      {notices.map(({ id, tone, text, duration }) => (
        <Notice
          key={id}
          {...{ tone, duration }}
          close={() => setNotices(previous => previous.filter(notice => notice.id !== id))}
        >
          {text}
        </Notice>
      ))}
    </div>
  );
  return { list, show, clear };
}
