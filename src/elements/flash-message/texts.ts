/** The visible texts of psp-flash-message. */
export const texts = {
  unknownError: 'An error occurred.',
  error: (code: string | number | null | undefined, message: string | number) =>
    code ? `${code}: ${message}` : `${message}`,
} as const;
