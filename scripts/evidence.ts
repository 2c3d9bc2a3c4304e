import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { baselineFolder } from '../tests/visual/states.ts';
import { accessibilityPage } from './evidence/accessibility/accessibility-page.ts';
import { accessibilityRecord } from './evidence/accessibility/conformance.ts';
import { evidenceFrom } from './evidence/evidence.ts';
import { evidenceInputs } from './evidence/evidence-inputs.ts';
import { knownAdvisories } from './evidence/packages.ts';
import { performancePage } from './evidence/performance-page.ts';
import { performanceRecord } from './evidence/performance-record.ts';
import { changedFiles, pictureFolder } from './evidence/pictures-section.ts';
import { requirementsPage } from './evidence/requirements-page.ts';
import { securityPage } from './evidence/security-page.ts';
import { securityRecord } from './evidence/security-record.ts';
import { definitions } from './sources.ts';

// `npm run evidence`: writes reports/evidence/: the requirements, the code and tests for each, and the results of the
// last runs.
const folder = 'reports/evidence';
const inputs = evidenceInputs();
const evidence = evidenceFrom(inputs);
const security = securityRecord({
  evidence: inputs,
  definitions: await definitions(),
  lock: JSON.parse(readFileSync('package-lock.json', 'utf8')),
  advisories: await knownAdvisories(),
});
const accessibility = accessibilityRecord(evidence, inputs);
const performance = performanceRecord();
const project = JSON.parse(readFileSync('package.json', 'utf8'));

mkdirSync(folder, { recursive: true });
copyPictures();
writeFileSync(
  `${folder}/evidence.json`,
  `${JSON.stringify({ ...evidence, security, accessibility, performance }, null, 2)}\n`,
);
writeFileSync(`${folder}/index.html`, requirementsPage(evidence));
writeFileSync(`${folder}/performance.html`, performancePage(performance));
writeFileSync(`${folder}/security.html`, securityPage(security, evidence));
writeFileSync(`${folder}/accessibility.html`, accessibilityPage(accessibility, evidence, project));

const { idsWithoutTest, idsWithoutResult, failedTests, missingReports, reportsOfOtherCode, changedPictures } =
  evidence.problems;
console.table({
  requirements: Object.keys(evidence.ids).length,
  'without a test': idsWithoutTest.length,
  'without a result': idsWithoutResult.length,
  'failed tests': failedTests.length,
  'steps not run': missingReports.length,
  'results of other code': reportsOfOtherCode.length,
  'changed pictures': changedPictures.length,
});
console.log(`The evidence is in ${folder}/index.html.`);

/** Copied, so that the folder is complete when it is sent to an auditor. */
function copyPictures(): void {
  rmSync(join(folder, pictureFolder), { recursive: true, force: true });
  if (existsSync(baselineFolder)) cpSync(baselineFolder, join(folder, pictureFolder), { recursive: true });
  for (const [from, to] of changedFiles(evidence.problems.changedPictures))
    if (existsSync(from)) cpSync(from, join(folder, to));
}
