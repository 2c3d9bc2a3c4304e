import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

// Prints the size of all JavaScript that a page with one tag downloads, beside its budget; fails if one exceeds its
// budget.
const { tags } = JSON.parse(readFileSync('dist/manifest.json', 'utf8'));
const budgets: Readonly<Record<string, number>> = JSON.parse(readFileSync('scripts/budgets.json', 'utf8'));
const sizes = new Map<string, number>();

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

function brotliSize(file: string): number {
  const size =
    sizes.get(file) ?? brotliCompressSync(withSteadyHashes(readFileSync(`dist/${file}`, 'utf8'))).length;
  sizes.set(file, size);
  return size;
}

/** The letters of the hashes in file names change with every build, and with them a page's size by up to 100 bytes. */
function withSteadyHashes(script: string): string {
  const steady = (name: string) => createHash('sha256').update(name).digest('hex');
  return script.replace(/([\w-]+)\.[a-z0-9]{8}\.js/g, (_, name) => {
    const letters = BigInt(`0x${steady(name)}`)
      .toString(36)
      .slice(0, 8);
    return `${name}.${letters}.js`;
  });
}
