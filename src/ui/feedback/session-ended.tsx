interface SessionEndedProps {
  readonly failure: { readonly message: string; readonly signInUrl?: string | undefined };
}

/** Says that the session has ended; the way to sign in leaves the page and what was typed in it as they are. [NET-15] */
export function SessionEnded({ failure: { message, signInUrl } }: SessionEndedProps) {
  return (
    <>
      {message}{' '}
      {signInUrl && (
        <a href={signInUrl} target="_blank" rel="noopener">
          Sign in (new tab)
        </a>
      )}
    </>
  );
}
