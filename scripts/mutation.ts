import { readFileSync } from 'node:fs';
import { run } from './run.ts';

// `npm run mutation`: would the tests notice a change in what guards money, addresses and rows?
const floors: Readonly<Record<string, number>> = {
  'src/domain/display/currency.ts': 95,
  'src/domain/display/money.ts': 95,
  'src/domain/platform/same-origin.ts': 100,
  'src/table/engine/store/cell-column.ts': 90,
  'src/table/engine/store/row-store.ts': 90,
  'src/table/engine/store/shown-text.ts': 90,
};

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

const code = await run(['stryker', 'run']);
const { files } = JSON.parse(readFileSync('reports/mutation.json', 'utf8')) as Report;
const scores = Object.entries(floors).map(([file, floor]) => ({ file, score: scoreOf(file), floor }));
console.table(scores);
process.exitCode = code || (scores.every(({ score, floor }) => score >= floor) ? 0 : 1);

function scoreOf(file: string): number {
  const statuses = (files[file]?.mutants ?? [])
    .map(({ status }) => status)
    .filter(status => status !== 'Ignored');
  const noticed = statuses.filter(status => status === 'Killed' || status === 'Timeout');
  return statuses.length ? Math.floor((noticed.length / statuses.length) * 1000) / 10 : 0;
}
