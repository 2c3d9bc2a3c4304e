/**
 * The host does not have a file of the library, for example since a deployment, when only a reload of the page helps, or
 * because an asset pipeline has renamed or moved psp.js. [EMB-11] [EMB-19]
 */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';

  /** `scriptUrl` is the address under which psp.js was loaded. */
  constructor(href: string, scriptUrl: string) {
    const { pathname } = new URL(scriptUrl);
    const renamed = pathname.endsWith('/psp.js')
      ? ''
      : ` An asset pipeline has renamed or moved psp.js to ${pathname}.`;
    super(
      `The host does not have ${href}.${renamed} Serve dist/ as it is, and keep the files of the last release beside those of a new one.`,
    );
  }
}

/** Whether an error is a `MissingFileError`; by its name, because psp.js and the chunks have a copy of the class each. */
export const isMissingFile = (error: unknown): boolean =>
  error instanceof Error && error.name === 'MissingFileError';

/** Logs that an optional lazy chunk could not be loaded; the caller continues without it. */
export const reportMissingChunk = (error: unknown): void =>
  console.error('psp: a part of the library could not be loaded.', error);
