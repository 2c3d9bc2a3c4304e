/** Tells on the console of a part of the library that could not be fetched; whoever needs it goes on without. */
export const tellMissing = (error: unknown): void =>
  console.error('psp: a part of the library could not be loaded.', error);
