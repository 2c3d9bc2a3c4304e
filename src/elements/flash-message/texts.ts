/** The texts that people read in this element. */
export const texts = {
  unknownError: 'An error occurred.',
  error: (code: string | number | null | undefined, message: string | number) =>
    code ? `${code}: ${message}` : `${message}`,
} as const;
