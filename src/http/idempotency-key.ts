/**
 * Gives the same key for the same payload, so that a form pressed again after a lost reply is done only once by a host
 * that honours `Idempotency-Key`; another payload gets another key. Call `renew` when a post has succeeded.
 */
export function idempotencyKeys(): {
  readonly keyOf: (payload: string) => string;
  readonly renew: () => void;
} {
  let last: { payload: string; key: string } | undefined;
  return {
    keyOf: payload => {
      if (last?.payload !== payload) last = { payload, key: newIdempotencyKey() };
      return last.key;
    },
    renew: () => {
      last = undefined;
    },
  };
}

/** A key for one post: 128 random bits. `crypto.randomUUID` would not exist on a page served by plain http. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
