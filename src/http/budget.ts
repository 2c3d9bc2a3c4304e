/** Time limits of a call in milliseconds, including its body. */
export interface Budget {
  readonly perTry: number;
  /** All attempts together. */
  readonly total: number;
  /** The longest time without a byte while the body arrives. */
  readonly stall: number;
  /** False for expensive requests: after a timeout, a retry would only load the host again. */
  readonly retryTimeout: boolean;
}

/** For a lookup, the default of every GET. */
export const lookupBudget: Budget = { perTry: 15_000, total: 30_000, stall: 15_000, retryTimeout: true };

/** For one batch of table rows. */
export const batchBudget: Budget = { perTry: 120_000, total: 120_000, stall: 30_000, retryTimeout: false };

/** For a POST, which is never retried. [NET-12] */
export const postBudget: Budget = { perTry: 60_000, total: 60_000, stall: 60_000, retryTimeout: false };
