import { mkdirSync, writeFileSync } from 'node:fs';
import { evidenceFrom } from './evidence/evidence.ts';
import { evidenceInputs } from './evidence/evidence-inputs.ts';
import { requirementsPage } from './evidence/requirements-page.ts';

// `npm run evidence`: what is promised, where it is proved and how the last runs ended, in reports/evidence/.
const folder = 'reports/evidence';
const evidence = evidenceFrom(evidenceInputs());
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/evidence.json`, `${JSON.stringify(evidence, null, 2)}\n`);
writeFileSync(`${folder}/index.html`, requirementsPage(evidence));

const { idsWithoutTest, idsWithoutResult, failedTests, missingReports, reportsOfOtherCode } =
  evidence.problems;
console.table({
  requirements: Object.keys(evidence.ids).length,
  'without a test': idsWithoutTest.length,
  'without a result': idsWithoutResult.length,
  'failed tests': failedTests.length,
  'steps not run': missingReports.length,
  'results of other code': reportsOfOtherCode.length,
});
console.log(`The evidence is in ${folder}/index.html.`);
