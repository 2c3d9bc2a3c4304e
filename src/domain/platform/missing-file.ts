/**
 * The host no longer has a file of the library, for example since a deployment: only a reload of the page helps.
 * [EMB-11]
 */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';

  constructor(href: string) {
    super(`The host no longer has ${href}. Keep the files of the last release beside those of the new one.`);
  }
}

/** Whether an error is a `MissingFileError`; by its name, because psp.js and the chunks have a copy of the class each. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && error.name === 'MissingFileError';
