import { type ReactNode, useCallback, useState } from 'react';
import { Notice, type NoticeTone } from './notice.tsx';
import { noticeDuration } from './notice-duration.ts';

export interface Notices {
  /** The notices, newest last: place it above the content. */
  readonly list: ReactNode;
  /** Shows a notice; one with the same tone and text starts afresh. `after` in milliseconds, 0 never closes. */
  show(tone: NoticeTone, text: ReactNode, after?: number): void;
  /** Takes all of them away, as before a new attempt. */
  clear(): void;
}

interface Told {
  readonly id: number;
  readonly tone: NoticeTone;
  readonly text: ReactNode;
  readonly after: number;
}

let lastId = 0;

/** Good news lies over what is below it: two have room above the rows of a table, older ones have been read. */
function withRoom(told: readonly Told[]): readonly Told[] {
  const good = told.filter(({ tone }) => tone === 'success').slice(-2);
  return told.filter(notice => notice.tone !== 'success' || good.includes(notice));
}

/** The notices of one element. `show` and `clear` stay the same functions. */
export function useNotices(): Notices {
  const [told, setTold] = useState<readonly Told[]>([]);
  const show = useCallback((tone: NoticeTone, text: ReactNode, after = noticeDuration) => {
    lastId += 1;
    const notice = { id: lastId, tone, text, after };
    setTold(before =>
      withRoom([...before.filter(other => other.tone !== tone || other.text !== text), notice]),
    );
  }, []);
  const clear = useCallback(() => setTold([]), []);
  const list = (
    <div className="notices" aria-live="polite">
      {told.map(({ id, tone, text, after }) => (
        <Notice key={id} {...{ tone, after }} close={() => setTold(all => all.filter(one => one.id !== id))}>
          {text}
        </Notice>
      ))}
    </div>
  );
  return { list, show, clear };
}
