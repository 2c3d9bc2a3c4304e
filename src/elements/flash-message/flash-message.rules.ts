import { texts } from './texts.ts';

interface FlashError {
  readonly code?: string | number | null | undefined;
  readonly message?: string | number | null | undefined;
}

/** The text of an error: `{code}: {message}`; an absent code is left out. [UI-09] */
export const errorText = ({ code, message }: FlashError): string =>
  texts.error(code, message || texts.unknownError);
