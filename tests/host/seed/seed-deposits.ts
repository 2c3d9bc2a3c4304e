import type { DatabaseSync } from 'node:sqlite';
import type { Random } from './random.ts';

type Allocation = readonly [balance: number | null, threshold: number | null];

/** Deposits with one special case each; amounts in whole cents. */
const remarkable: Record<number, { balance: number; allocations: readonly Allocation[] }> = {
  // The demonstration: stored thresholds, one zero, one missing, and one study without funds.
  12: {
    balance: 25_000_000,
    allocations: [
      [4_000_000, 1_250_000],
      [1_875_050, null],
      [1_000_000, 0],
      [750_033, 187_508],
      [0, 0],
      [null, null],
      [3_200_000, 800_000],
    ],
  },
  // Thirty cents, allocated as ten and twenty.
  13: { balance: 30, allocations: [[10, 2], [20, 5]] }, // biome-ignore format: pairs
};

export function seedDeposits(database: DatabaseSync, random: Random): void {
  const insert = database.prepare('INSERT INTO deposits (id, site_id, balance) VALUES (?, ?, ?)');
  const allocate = database.prepare('INSERT INTO deposit_allocations VALUES (?, ?, ?, ?)');
  const studiesOf = database.prepare(
    'SELECT study_id AS study FROM study_sites WHERE site_id = ? ORDER BY 1',
  );
  for (let site = 1; site <= 40; site += 1) {
    const studies = studiesOf.all(site).map(row => Number(row.study));
    const deposit = remarkable[site] ?? ordinaryDeposit(studies.length, random);
    insert.run(9000 + site, site, deposit.balance);
    for (const [index, [balance, threshold]] of deposit.allocations.entries()) {
      const study = studies[index] ?? 501 + index;
      allocate.run(9000 + site, study, balance, threshold);
    }
  }
}

function ordinaryDeposit(studies: number, random: Random): { balance: number; allocations: Allocation[] } {
  const allocations = Array.from({ length: studies }, (): Allocation => {
    const balance = random.between(50_000, 2_000_000);
    return [balance, Math.floor(balance / 4)];
  });
  const allocated = allocations.reduce((sum, [balance]) => sum + (balance ?? 0), 0);
  return { balance: allocated + random.between(0, 500_000), allocations };
}
