// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { idempotencyKeys } from '../../../src/http/idempotency-key.ts';
import { singleFlight } from '../../../src/http/single-flight.ts';

describe('singleFlight', () => {
  it('[RPT-13] runs once for a hundred presses, and again when that has ended', async () => {
    const work = vi.fn(async (n: number) => n);
    const press = singleFlight(work);
    const presses = Array.from({ length: 100 }, (_, n) => press(n));
    expect(work).toHaveBeenCalledTimes(1);
    expect((await Promise.all(presses)).filter(result => result !== undefined)).toEqual([0]);
    expect(await press(7)).toBe(7);
  });

  it('[RPT-13] is free again after a failure', async () => {
    const press = singleFlight(async (fails: boolean) => {
      if (fails) throw new Error('no');
      return 'done';
    });
    await expect(press(true)).rejects.toThrow('no');
    expect(await press(false)).toBe('done');
  });
});

describe('idempotencyKeys', () => {
  it('[EMB-12] needs no Array.from, in whose place old libraries put their own', () => {
    vi.spyOn(Array, 'from').mockImplementation(((items: Iterable<unknown>) => [...items]) as never);
    expect(idempotencyKeys().keyOf('a=1')).toMatch(/^[0-9a-f]{32}$/);
    vi.restoreAllMocks();
  });

  it('[NET-12] repeats a key for the same payload until it has succeeded', () => {
    const { keyOf, renew } = idempotencyKeys();
    const first = keyOf('a=1');
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(keyOf('a=1')).toBe(first);
    const second = keyOf('a=2');
    expect(second).not.toBe(first);
    renew();
    expect(keyOf('a=2')).not.toBe(second);
  });
});
