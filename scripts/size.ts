import { readFile } from 'node:fs/promises';

interface Manifest {
  readonly files: Readonly<Record<string, { readonly brotli: number }>>;
  readonly tags: Readonly<Record<string, readonly string[]>>;
}

// All JavaScript that a page with this one tag downloads, beside its budget; fails over it.
const manifest: Manifest = JSON.parse(await readFile('dist/manifest.json', 'utf8'));
const budgets: Readonly<Record<string, number>> = JSON.parse(await readFile('budgets.json', 'utf8'));

const sizeOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + (manifest.files[file]?.brotli ?? 0), 0);

const rows = Object.entries({ 'psp.js': ['psp.js'], ...manifest.tags }).map(([name, files]) => {
  const brotli = sizeOf(files);
  const budget = budgets[name] ?? 0;
  return { page: name, brotli, budget, left: budget - brotli };
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
