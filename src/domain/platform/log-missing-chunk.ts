/** Logs that a lazy chunk of the library could not be loaded; whoever needs it goes on without. */
export const logMissingChunk = (error: unknown): void =>
  console.error('psp: a part of the library could not be loaded.', error);
