type Told = string | number | null | undefined;

/** What an error reads: `{code}: {message}`, of what it states. [UI-09] */
export const errorText = ({ code, message }: { readonly code?: Told; readonly message?: Told }): string =>
  [code, message || 'An error occurred.'].filter(Boolean).join(': ');
