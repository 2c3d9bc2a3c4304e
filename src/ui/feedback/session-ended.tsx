import { useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '../../domain/language/language.ts';
import { useLanguage } from '../../language/language-context.ts';
import { session } from '../../platform/session.ts';
import { Button } from '../controls/button.tsx';
import { sharedCatalogue } from '../texts.ts';

interface SessionEndedProps {
  readonly failure: {
    messageIn(language: Language): string;
    readonly signInUrl?: string | undefined;
  };
}

/**
 * Says that the session has ended; the sign-in link opens a new tab, so that typed input is kept. If no address to sign
 * in is known, the reloaded page leads there. It is an alert in one element of the page only: put it into no live region.
 * [NET-15] [NET-28]
 */
export function SessionEnded({ failure }: SessionEndedProps) {
  const language = useLanguage();
  const sharedTexts = language.texts(sharedCatalogue);
  const { signInUrl } = failure;
  const sentence = useRef<HTMLSpanElement>(null);
  const [isAnnounced, setAnnounced] = useState(false);
  useLayoutEffect(() => {
    // In a hidden tab panel, nobody would hear the announcement.
    const isVisible = sentence.current?.getClientRects().length;
    if (isVisible) setAnnounced(session().isAnnouncer(sentence.current?.getRootNode()));
  }, []);
  return (
    <span ref={sentence} role={isAnnounced ? 'alert' : undefined}>
      <span>{`${failure.messageIn(language)} `}</span>
      {signInUrl ? (
        <a href={signInUrl} target="_blank" rel="noopener">
          {sharedTexts.signIn}
        </a>
      ) : (
        <Button onClick={() => location.reload()}>{sharedTexts.reload}</Button>
      )}
    </span>
  );
}
