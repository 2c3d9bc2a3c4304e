import { readFileSync } from 'node:fs';
import { brotliSize } from './brotli-size.ts';

// Prints the size of all JavaScript that a page with one tag downloads, beside its budget; fails if one exceeds its
// budget.
const { tags } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
const budgets: Readonly<Record<string, number>> = JSON.parse(readFileSync('scripts/budgets.json', 'utf8'));

const rows = Object.entries<string[]>({ 'psp.js': ['psp.js'], ...tags }).map(([page, files]) => {
  const brotli = files.reduce((sum, file) => sum + brotliSize(file), 0);
  const budget = budgets[page] ?? 0;
  return { page, brotli, budget, left: budget - brotli };
});

console.table(rows);
for (const { page, budget, left } of rows.filter(({ left }) => left < 0)) {
  console.error(
    budget
      ? `${page} is ${-left} bytes over its budget in scripts/budgets.json.`
      : `${page} has no budget in scripts/budgets.json.`,
  );
  process.exitCode = 1;
}
