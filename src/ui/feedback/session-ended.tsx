import { sharedTexts } from '../texts.ts';

interface SessionEndedProps {
  readonly failure: { readonly message: string; readonly signInUrl?: string | undefined };
}

/** Says that the session has ended; the sign-in link opens a new tab, so that typed input is kept. [NET-15] */
export function SessionEnded({ failure: { message, signInUrl } }: SessionEndedProps) {
  return (
    <>
      {message}{' '}
      {signInUrl && (
        <a href={signInUrl} target="_blank" rel="noopener">
          {sharedTexts.signIn}
        </a>
      )}
    </>
  );
}
