import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { accessibilityPage } from './evidence/accessibility/accessibility-page.ts';
import { accessibilityRecord } from './evidence/accessibility/conformance.ts';
import { evidenceFrom } from './evidence/evidence.ts';
import { evidenceInputs } from './evidence/evidence-inputs.ts';
import { knownAdvisories } from './evidence/packages.ts';
import { requirementsPage } from './evidence/requirements-page.ts';
import { securityPage } from './evidence/security-page.ts';
import { securityRecord } from './evidence/security-record.ts';
import { definitions } from './sources.ts';

// `npm run evidence`: what is promised, where it is proved and how the last runs ended, in reports/evidence/.
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
const project = JSON.parse(readFileSync('package.json', 'utf8'));

mkdirSync(folder, { recursive: true });
writeFileSync(
  `${folder}/evidence.json`,
  `${JSON.stringify({ ...evidence, security, accessibility }, null, 2)}\n`,
);
writeFileSync(`${folder}/index.html`, requirementsPage(evidence));
writeFileSync(`${folder}/security.html`, securityPage(security, evidence));
writeFileSync(`${folder}/accessibility.html`, accessibilityPage(accessibility, evidence, project));

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
