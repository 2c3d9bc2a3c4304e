import { readFile } from 'node:fs/promises';

// Prints the size of all JavaScript that a page with one tag downloads, beside its budget; fails if one exceeds its
// budget.
const { files, tags } = JSON.parse(await readFile('dist/manifest.json', 'utf8'));
const budgets: Readonly<Record<string, number>> = JSON.parse(await readFile('scripts/budgets.json', 'utf8'));

const rows = Object.entries<string[]>({ 'psp.js': ['psp.js'], ...tags }).map(([page, scripts]) => {
  const brotli = scripts.reduce((sum, path) => sum + files[path].brotli, 0);
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
