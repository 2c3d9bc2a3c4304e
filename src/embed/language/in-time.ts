/** How long elements wait for texts, in milliseconds; then they are shown in English. [EMB-15] */
const patience = 10_000;

/** Rejects if the file has not arrived in time. */
export const inTime = <File>(file: Promise<File>): Promise<File> =>
  Promise.race([file, new Promise<never>((_, reject) => setTimeout(reject, patience, 'timeout'))]);
