import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyText, parseMoney, postedMoney, storedCents, sumOf } from '../../../src/domain/display/money.ts';
import { runs } from '../../support/runs.ts';

const allocations = runs(1_000_000);
const seed = 20_261_121;
const cents = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

describe('money', () => {
  it(`[DEP-03] is never accepted or rejected wrongly in ${allocations} allocations`, {
    timeout: 120_000,
  }, () => {
    let checked = 0;
    for (const parent of fc.sample(fc.integer({ min: 0, max: 10_000_000_00 }), {
      numRuns: allocations / 10,
      seed,
    }))
      for (let children = 1; children <= 10; children += 1) {
        const texts = allocated(parent, children).map(postedMoney);
        checked += 1;
        const sum = sumOf(texts.map(typed));
        if (sum !== parent) throw new Error(`${texts} adds up to ${sum}, not ${parent}`);
        const excess = sumOf([...texts.slice(1), postedMoney(typed(texts[0] ?? '') + 1)].map(typed));
        if (!(excess > parent)) throw new Error(`${texts} and a cent is let through for ${parent}`);
      }
    expect(checked).toBe(allocations);
  });

  it('[DEP-04] survives formatting and parsing', () => {
    fc.assert(
      fc.property(cents, amount => {
        expect(parseMoney(moneyText(amount))).toEqual({ ok: true, cents: amount });
        expect(parseMoney(postedMoney(amount))).toEqual({ ok: true, cents: amount });
        expect(storedCents(postedMoney(-amount))).toBe(0 - amount);
      }),
      { seed, numRuns: runs(20_000) },
    );
  });

  it('[DEP-02] is parsed exactly from JSON numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_00 }), amount => {
        expect(storedCents(JSON.parse(postedMoney(amount)))).toBe(amount);
      }),
      { seed, numRuns: runs(20_000) },
    );
  });
});

const typed = (text: string): number => {
  const parsed = parseMoney(text);
  if (!parsed.ok) throw new Error(`${text} is refused: ${parsed.problem}`);
  return parsed.cents;
};

/** Splits a balance unevenly to the last cent; deterministic for each balance. */
function allocated(parent: number, children: number): number[] {
  const parts: number[] = [];
  let left = parent;
  for (let child = 1; child < children; child += 1) {
    const part = Math.floor((left * ((parent * 7 + child * 13) % 101)) / 200);
    parts.push(part);
    left -= part;
  }
  return [...parts, left];
}
