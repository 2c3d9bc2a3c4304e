import { page, table } from '../../../src/manifest/markdown.ts';
import { type Cell, type Fault, type Kind, kinds, type TestReference } from './fault.ts';

/** Generates docs/faults.md: what people see after each fault, by kind of screen, with the tests that show it. */
export const faultPage = (faults: readonly Fault[]): string =>
  page(
    '# Faults',
    'What people see when a host or the network fails, by kind of screen. A **list or table** loads its rows in batches; a **lookup** provides the choices of a field; a **form post** is a report, a deposit, a saved table or a removal; a **decision** approves or denies a payment of a queue; a **card** of a dashboard or a detail page shows one answer.',
    `A post is *unconfirmed* when the host may have carried it out: the element says so, what was typed stays, and only the same post can be sent again, with the same \`Idempotency-Key\`. [errors.md](errors.md) lists the codes and texts.`,
    `${faults.length} faults, ${cellsOf(faults).length} cells: ${countTested(faults)} are tested, each with the tests that it links to and that stand below the table; the others cannot occur and say why. A test checks that every test named here exists and runs.`,
    table(['Fault', ...kindNames], faults.map(rowOf)),
    ...faults.flatMap(sectionOf),
  );

const kindNames = Object.values(kinds);
const kindIds = Object.keys(kinds) as Kind[];

const cellsOf = (faults: readonly Fault[]): Cell[] =>
  faults.flatMap(({ cells }) => kindIds.map(kind => cells[kind]));

const countTested = (faults: readonly Fault[]): number =>
  cellsOf(faults).filter(cell => 'outcome' in cell).length;

const rowOf = ({ id, name, cells }: Fault): string[] => [
  `[${name}](#${id})`,
  ...kindIds.map(kind => cellText(cells[kind])),
];

function cellText(cell: Cell): string {
  if ('notApplicable' in cell) return `*Not applicable.* ${cell.notApplicable}`;
  const files = [...new Set(cell.tests.map(({ file }) => file))];
  return `${cell.outcome} (${files.map(link).join(', ')})`;
}

const link = (file: string): string =>
  `[${file.replace(/^.*\//, '').replace(/\.(test|spec)\.tsx?$/, '')}](../${file})`;

const sectionOf = ({ id, name, cause, cells }: Fault): string[] => [
  `<a id="${id}"></a>\n\n## ${name}`,
  cause,
  kindIds.flatMap(kind => testLines(kinds[kind], cells[kind])).join('\n'),
];

const testLines = (kind: string, cell: Cell): string[] =>
  'tests' in cell ? [`- ${kind}`, ...cell.tests.map(test => `  - ${link(test.file)}: ${titleOf(test)}`)] : [];

const titleOf = ({ title, row }: TestReference): string =>
  row === undefined ? quoted(title) : `${quoted(title)} with ${quoted(row)}`;

const quoted = (text: string): string => `\`${text}\``;
