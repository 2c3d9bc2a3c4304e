/**
 * Keeps the idempotency key of a form: the same payload gets the same key, another payload a new one.
 *
 * A host that honours `Idempotency-Key` then carries out a form only once, even if it is submitted again after a lost
 * reply. Call `renew` when a post has succeeded.
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

/** A key for one post: 128 random bits as hex. Not `crypto.randomUUID`, which is missing on plain http pages. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
