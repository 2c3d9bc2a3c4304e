// @vitest-environment node
import { expect, it } from 'vitest';
import { newIdempotencyKey } from '../../../src/http/idempotency-key.ts';

it('[NET-12] makes keys of 128 random bits', () => {
  const keys = Array.from({ length: 50 }, newIdempotencyKey);
  expect(new Set(keys).size).toBe(50);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
});
