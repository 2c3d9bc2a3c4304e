import { groupBy } from '../../src/manifest/group-by.ts';
import { html, type Markup, page, table } from './html.ts';
import type { Advisories } from './packages.ts';
import type { AttackTable, SecurityRecord } from './security-record.ts';

/** reports/evidence/security.html */
export const securityPage = (
  record: SecurityRecord,
  { date, commit }: { date: string; commit: string },
): string =>
  page(
    'Security record of PSP Widgets',
    html`
<p>Generated on ${date} from the definitions of the elements, the source code and the reports of the last runs${commit && `, commit ${commit}`}. SECURITY.md says how to report a fault. <a href="index.html">Requirements</a></p>
<h2>Attacks</h2>
${record.attacks ? attacksSection(record.attacks) : html`<p class="failed">Not run.</p>`}
<h2>Content Security Policy</h2>
<p>The elements need no more than <code>${record.policy}</code> (requirement <a href="index.html#EMB-08">EMB-08</a>, with its tests).</p>
<h2>Data that leaves the page</h2>
<p>Requests go to the site of the page alone (<a href="index.html#NET-01">NET-01</a>). These are all that elements make; links, and forms that a template brings, are its own. Besides cookies and the usual headers of the browser, they carry the ids in their path, what is named under Sends, and the headers ${record.headers.join(', ')}.</p>
${table(
  ['Method', 'Address', 'Sends', 'Elements'],
  record.calls.map(({ method, address, sends, elements }) => [
    method,
    address,
    sends.join(', ') || 'nothing',
    elements.join(', ') || 'none yet',
  ]),
)}
<h2>Data that stays in the browser</h2>
<p>Keys of lists, columns and tabs; never a value of a record (<a href="index.html#NET-14">NET-14</a>).</p>
${table(
  ['Where', 'Key', 'Code'],
  record.storage.map(({ where, key, file }) => [where, key, file]),
)}
<h2>Known advisories</h2>
${advisoriesSection(record.advisories)}
<h2>Packages and licences</h2>
<p>Packages that are installed for the library itself. Part of them only help to build others of them; the bill of materials of a release lists those whose code ships. No two builds are compared here: <code>npm run release</code> does that.</p>
${table(
  ['Licence', 'Packages'],
  [...groupBy(record.packages, ({ licence }) => licence)].map(([licence, packages]) => [
    licence,
    packages.map(({ name, version }) => `${name} ${version}`).join(', '),
  ]),
)}`,
  );

function attacksSection({ date, commit, attacks, rows }: AttackTable): Markup {
  const made = attacks.filter(({ name }) => rows.some(({ attack }) => attack === name));
  const elements = [...new Set(rows.map(({ element }) => element))];
  const faults = rows.flatMap(row => row.faults.map(fault => [row.attack, row.element, fault]));
  const cases = rows.reduce((sum, row) => sum + row.cases, 0);
  return html`<p>${cases} cases, ${faults.length} faults. Run on ${date || 'an unknown date'}${commit && `, commit ${commit}`}. Each cell is the number of cases.</p>
${table(
  ['Element', ...made.map(({ name }) => name)],
  elements.map(element => [element, ...made.map(({ name }) => cellOf(rows, element, name))]),
)}
<h3>Faults</h3>
${table(['Attack', 'Element', 'Fault'], faults)}
<h3>What each attack tries</h3>
${table(
  ['Attack', 'What must not happen'],
  made.map(({ name, title }) => [name, title || 'not recorded']),
)}`;
}

function cellOf(rows: AttackTable['rows'], element: string, name: string): string | Markup {
  const row = rows.find(each => each.attack === name && each.element === element);
  if (!row) return '–';
  return row.faults.length
    ? html`<span class="failed">${row.cases}, ${row.faults.length} faults</span>`
    : `${row.cases}`;
}

function advisoriesSection(advisories: Advisories): Markup {
  if ('notChecked' in advisories) return html`<p>Not checked: ${advisories.notChecked}.</p>`;
  const found = Object.entries(advisories.counts);
  return table(['Severity', 'Advisories'], found, 'None is known for the packages of the library.');
}
