import { useState } from 'react';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { useLanguage } from '../../language/language-context.ts';
import { AnnouncedText } from '../../ui/feedback/announced-text.tsx';
import { Notice, type NoticeTone } from '../../ui/feedback/notice.tsx';
import contentWideStyles from '../../ui/styles/content-wide.css?inline';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import css from './flash-message.css?inline';
import { definition } from './flash-message.definition.ts';
import { errorText, toneOfLevel } from './flash-message.rules.ts';

export const element = elementModule({
  definition,
  view: FlashMessage,
  styles: [sharedSheet(), contentWideStyles, css],
});

/** A message about the previous request, until it times out or is closed. Changed attributes show it again. [UI-09] */
function FlashMessage({ attributes, element: { host } }: ViewProps<typeof definition>) {
  const language = useLanguage();
  const { message, error, level, autoHide } = attributes;
  const text = error ? errorText(error, language) : message;
  const tone = error ? 'danger' : toneOfLevel[level];
  const key = JSON.stringify([text, tone, autoHide]);
  const [closedKey, setClosedKey] = useState<string>();
  // Another message, or none, ends it.
  if (closedKey && closedKey !== key) setClosedKey(undefined);
  if (!text || closedKey === key) return null;
  const close = () => {
    setClosedKey(key);
    removeMessage(host);
  };
  return <Flash key={key} {...{ tone, text, duration: autoHide, close }} />;
}

/** Turbo and htmx copy the page for Back: a closed message must not be part of the copy. Frees its reserved space, too. */
function removeMessage(host: HTMLElement): void {
  host.removeAttribute('data-message');
  host.removeAttribute('data-error');
}

interface FlashProps {
  readonly tone: NoticeTone;
  readonly text: string;
  /** Milliseconds until the notice closes itself; 0: never. */
  readonly duration: number;
  close(): void;
}

/** Danger and warning are alerts, which screen readers announce at once; the others are announced politely. */
function Flash({ text, ...notice }: FlashProps) {
  const isUrgent = notice.tone === 'danger' || notice.tone === 'warning';
  return (
    <div className="flash" role={isUrgent ? undefined : 'status'}>
      <Notice {...notice}>{isUrgent ? <bdi>{text}</bdi> : <AnnouncedText text={text} delay={200} />}</Notice>
    </div>
  );
}
