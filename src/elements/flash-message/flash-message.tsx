import { useLayoutEffect, useState } from 'react';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { Notice, type NoticeTone } from '../../ui/feedback/notice.tsx';
import { useSettledText } from '../../ui/hooks/use-settled-text.ts';
import type { definition } from './flash-message.definition.ts';
import { errorText } from './flash-message.rules.ts';

/** A message of the last page, until its time is over or a person closes it; what changes is shown anew. [UI-09] */
export function FlashMessage({ attributes, element: { host } }: ViewProps<typeof definition>) {
  const { message, error, level, autoHide } = attributes;
  const text = error ? errorText(error) : message;
  const tone = error ? 'danger' : level;
  const key = JSON.stringify([text, tone, autoHide]);
  const [hidden, setHidden] = useState('');
  const isShown = Boolean(text) && hidden !== key;
  // The room that psp.css keeps for it is the page's again.
  useLayoutEffect(() => {
    host.style.minBlockSize = isShown ? '' : '0';
  }, [host, isShown]);
  if (!text || !isShown) return null;
  return <Flash key={key} {...{ tone, text, after: autoHide, close: () => setHidden(key) }} />;
}

interface FlashProps {
  readonly tone: NoticeTone;
  readonly text: string;
  readonly after: number;
  close(): void;
}

/** Danger and warning are alerts, said as they come; the others are said politely, which needs a region that is there before. */
function Flash({ text, ...notice }: FlashProps) {
  const isUrgent = notice.tone === 'danger' || notice.tone === 'warning';
  const isSaid = useSettledText(text, 200) === text || isUrgent;
  return (
    <div className="flash" role={isUrgent ? undefined : 'status'}>
      <Notice {...notice}>
        <bdi key={String(isSaid)} aria-hidden={!isSaid || undefined}>
          {text}
        </bdi>
      </Notice>
    </div>
  );
}
