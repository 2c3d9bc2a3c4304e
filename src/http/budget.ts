/** How long a call may take, in milliseconds, its body included. */
export interface Budget {
  readonly perTry: number;
  readonly total: number;
  /** The longest silence within a body. */
  readonly stall: number;
  /** A heavy request that timed out would only be heavy again. */
  readonly retryTimeout: boolean;
}

export const lookupBudget: Budget = { perTry: 15_000, total: 30_000, stall: 15_000, retryTimeout: true };

/** For one batch of table rows. */
export const batchBudget: Budget = { perTry: 120_000, total: 120_000, stall: 30_000, retryTimeout: false };

/** For a POST; it is never repeated. [NET-12] */
export const postBudget: Budget = { perTry: 60_000, total: 60_000, stall: 60_000, retryTimeout: false };
