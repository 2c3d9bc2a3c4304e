/** Logs that an optional lazy chunk could not be loaded; the caller continues without it. */
export const reportMissingChunk = (error: unknown): void =>
  console.error('psp: a part of the library could not be loaded.', error);
