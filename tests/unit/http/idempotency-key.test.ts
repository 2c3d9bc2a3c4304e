// @vitest-environment node
import { expect, it } from 'vitest';
import { idempotencyKeys, newIdempotencyKey } from '../../../src/http/idempotency-key.ts';

it('[NET-12] gives the same payload the same key, until a post has succeeded', () => {
  const { keyOf, renew } = idempotencyKeys();
  const [one, other] = [keyOf('a'), keyOf('b')];
  expect(other).not.toBe(one);
  expect([keyOf('a'), keyOf('b')]).toEqual([one, other]);
  renew();
  expect(keyOf('a')).not.toBe(one);
});

it('[NET-12] makes keys of 128 random bits', () => {
  const keys = Array.from({ length: 50 }, newIdempotencyKey);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
});

it('[NET-12] hands a key out once, so that equal posts at the same time are told apart', () => {
  const { take } = idempotencyKeys();
  expect(take('a')).not.toBe(take('a'));
});

it('[NET-12] gives a post that failed its key again', () => {
  const { take, keep } = idempotencyKeys();
  const key = take('a');
  keep('a', key);
  expect(take('b')).not.toBe(key);
  expect(take('a')).toBe(key);
});
