/**
 * Keeps the idempotency keys of a form: the same payload gets the same key, also after another was sent in between;
 * another payload gets a new one.
 *
 * A host that honours `Idempotency-Key` then carries out a form only once, even if it is submitted again after a lost
 * reply. Call `renew` when a post has succeeded. Where several may be in progress, `take` hands a key out once, and
 * `keep` takes it back when the post has failed.
 */
export function idempotencyKeys(): {
  readonly keyOf: (payload: string) => string;
  readonly take: (payload: string) => string;
  readonly keep: (payload: string, key: string) => void;
  readonly renew: () => void;
} {
  const keys = new Map<string, string>();
  const keyOf = (payload: string): string => {
    const key = keys.get(payload) ?? newIdempotencyKey();
    keys.set(payload, key);
    return key;
  };
  return {
    keyOf,
    take: payload => {
      const key = keyOf(payload);
      keys.delete(payload);
      return key;
    },
    keep: (payload, key) => void keys.set(payload, key),
    renew: () => keys.clear(),
  };
}

/** A key for one post: 128 random bits as hex. Not `crypto.randomUUID`, which is missing on plain http pages. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
