import { readFile } from 'node:fs/promises';
import { pageSizes } from './page-sizes.ts';

// Prints the size of all JavaScript that a page with one tag downloads, beside its budget; fails if one exceeds its
// budget.
const manifest = JSON.parse(await readFile('dist/manifest.json', 'utf8'));
const budgets: Readonly<Record<string, number>> = JSON.parse(await readFile('budgets.json', 'utf8'));

const rows = Object.entries(pageSizes(manifest)).map(([page, brotli]) => {
  const budget = budgets[page] ?? 0;
  return { page, brotli, budget, left: budget - brotli };
});

console.table(rows);
for (const { page, budget, left } of rows.filter(({ left }) => left < 0)) {
  console.error(
    budget
      ? `${page} is ${-left} bytes over its budget in budgets.json.`
      : `${page} has no budget in budgets.json.`,
  );
  process.exitCode = 1;
}
