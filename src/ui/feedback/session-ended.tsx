import { useLayoutEffect, useRef, useState } from 'react';
import type { Language } from '../../domain/language/language.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import { session } from '../../platform/session.ts';
import { Button } from '../controls/button.tsx';
import { sharedCatalogue } from '../texts.ts';

interface SessionEndedProps {
  readonly failure: {
    messageIn(language: Language): string;
    readonly signInUrl?: string | undefined;
  };
}

/** Says that the session has ended. It is an alert in one element of the page only: put it into no live region. [NET-15] */
export function SessionEnded({ failure }: SessionEndedProps) {
  const language = useLanguage();
  const sentence = useRef<HTMLSpanElement>(null);
  const [isAnnounced, setAnnounced] = useState(false);
  useLayoutEffect(() => {
    // In a hidden tab panel, nobody would hear the announcement.
    const isVisible = sentence.current?.getClientRects().length;
    if (isVisible) setAnnounced(session().isAnnouncer(sentence.current?.getRootNode()));
  }, []);
  return (
    <span className="session-ended" role={isAnnounced ? 'alert' : undefined}>
      <span ref={sentence}>{`${failure.messageIn(language)} `}</span>
      <SignIn url={failure.signInUrl} />
    </span>
  );
}

/**
 * The sign-in link, which opens a new tab, so that typed input is kept. If no address to sign in is known, the reloaded
 * page leads there. [NET-28]
 */
export function SignIn({ url }: { readonly url: string | undefined }) {
  const sharedTexts = useTexts(sharedCatalogue);
  if (!url) return <Button onClick={() => location.reload()}>{sharedTexts.reload}</Button>;
  return (
    <a href={url} target="_blank" rel="noopener">
      {sharedTexts.signIn}
    </a>
  );
}
