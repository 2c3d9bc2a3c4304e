import { readFileSync } from 'node:fs';
import { mutationScores } from './mutation-scores.ts';
import { run } from './run.ts';

// `npm run mutation`: checks that the tests notice changes in the code for money, addresses and rows.
const code = await run(['stryker', 'run']);
const scores = mutationScores(readFileSync('reports/mutation.json', 'utf8'));
console.table(scores);
process.exitCode = code || (scores.every(({ score, required }) => score >= required) ? 0 : 1);
