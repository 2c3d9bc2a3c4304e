import type { Evidence } from '../evidence.ts';
import { html, type Markup, page, table } from '../html.ts';
import type { AccessibilityRecord, Conformance } from './conformance.ts';

/** reports/evidence/accessibility.html, in the structure of VPAT 2.5, WCAG edition. */
export const accessibilityPage = (
  record: AccessibilityRecord,
  { date, commit }: Evidence,
  { name, version, description }: { name: string; version: string; description: string },
): string =>
  page(
    'Accessibility Conformance Report, WCAG edition',
    html`
<p>In the structure of VPAT 2.5. Generated from the reports of the last test runs. <a href="index.html">Requirements</a></p>
${table(
  ['Product', `${name} ${version}`],
  [
    ['Description', description],
    ['Report date', date],
    ['Commit', commit || 'not in a Git repository'],
    ['Contact', 'to be filled in by the owner'],
    ['Evaluation methods', methods(record)],
  ],
)}
<h2>Assistive technologies</h2>
${table(
  ['Assistive technology', 'Result'],
  ['NVDA', 'JAWS', 'VoiceOver'].map(reader => [reader, 'not tested']),
)}
<h2>Applicable standard</h2>
<p>Web Content Accessibility Guidelines 2.2, levels A and AA. Level AAA: not evaluated.</p>
<h2>Terms</h2>
<ul>
<li><strong>Supports</strong>: the checks that the remarks name found no fault. They were automatic and cover a part of the criterion; no person has confirmed it.</li>
<li><strong>Partially Supports</strong>: a check found a fault.</li>
<li><strong>Not Applicable</strong>: the code contains nothing that the criterion is about, or only the page can meet it.</li>
<li><strong>Not Evaluated</strong>: no check exists. VPAT allows this term for level AAA alone: before this report is published, a person has to evaluate these criteria.</li>
</ul>
<h2>Table 1: success criteria, level A</h2>
${conformanceTable(record.conformance.filter(({ criterion }) => criterion.level === 'A'))}
<h2>Table 2: success criteria, level AA</h2>
${conformanceTable(record.conformance.filter(({ criterion }) => criterion.level === 'AA'))}
<h2>Other measurements</h2>
${table(
  ['Measurement', 'Passed', 'Failed'],
  record.measured.map(({ what, passed, failed }) => [
    what,
    passed || failed ? passed : 'not tested',
    failed ? html`<span class="failed">${failed}</span>` : '0',
  ]),
)}`,
  );

const methods = ({ axeVersion, stories }: AccessibilityRecord): string =>
  stories
    ? `axe ${axeVersion} in ${stories} states of the elements, and the tests that are counted in the remarks`
    : 'The tests that are counted in the remarks; no state was checked by axe';

const conformanceTable = (rows: readonly Conformance[]): Markup =>
  table(
    ['Criterion', 'Conformance level', 'Remarks'],
    rows.map(({ criterion, level, remarks }) => [
      `${criterion.number} ${criterion.name}`,
      level === 'Partially Supports' ? html`<span class="failed">${level}</span>` : level,
      remarks,
    ]),
  );
