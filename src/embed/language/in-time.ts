/** How long elements wait for the texts of a language, in milliseconds. [EMB-15] */
const patience = 10_000;

/** The texts, unless they take too long: then it rejects, and what waits for them is shown in English. */
export const inTime = <Texts>(texts: Promise<Texts>): Promise<Texts> =>
  Promise.race([texts, new Promise<never>((_, reject) => setTimeout(reject, patience, 'timeout'))]);
