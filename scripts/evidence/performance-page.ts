import { html, type Markup, page, table } from './html.ts';
import type { PerformanceRecord, VisitTimes } from './performance-record.ts';

/** reports/evidence/performance.html: sizes, visits on a slow phone, and the table beside others. */
export const performancePage = (record: PerformanceRecord): string =>
  page(
    'Performance record of PSP Widgets',
    html`<p>Sizes of every page, visits on a slow phone, and the table beside a table by hand and other libraries. Times depend on the machine that is named with them.</p>
${sizesSection(record)}
${visitsSection(record)}
${benchSection(record)}`,
  );

function sizesSection({ sizes, budgets, released }: PerformanceRecord): Markup {
  const versions = Object.keys(released);
  const pages = Object.keys(sizes ?? Object.values(released).at(-1) ?? {});
  return html`<h2>Sizes</h2>
<p>All JavaScript that a page with one tag downloads, in bytes, compressed with brotli.${sizes ? '' : ' This build was not measured: dist was not built.'}</p>
${table(
  ['Page', ...versions.map(version => `Release ${version}`), 'This build', 'Budget'],
  pages.map(name => [
    name,
    ...versions.map(version => bytes(released[version]?.[name])),
    bytes(sizes?.[name]),
    bytes(budgets[name]),
  ]),
)}`;
}

const bytes = (size: number | undefined): string => size?.toLocaleString('en') ?? '–';

function visitsSection({ visits }: PerformanceRecord): Markup {
  if (!visits)
    return html`<h2>Visits on a slow phone</h2>
<p>Not measured. Run <code>node bench/visits.ts</code>.</p>`;
  const { report } = visits;
  const { processor, latency, downloadKilobits, uploadKilobits } = report.throttling;
  return html`<h2>Visits on a slow phone</h2>
${origin(visits)}
<p>Pages of the reference portal. The processor is slowed down ${processor} times, requests are delayed by ${latency} ms, and ${Math.round(downloadKilobits)} kbit/s are received and ${Math.round(uploadKilobits)} sent: Lighthouse's slow 4G. A cold visit finds nothing in the cache; a warm one is the second visit.</p>
${table(
  ['Page', 'Visit', 'First content', 'psp:ready', 'Usable', 'Received', 'Of it the library'],
  report.visits.flatMap(({ page: name, cold, warm }) => [
    [name, 'cold', ...times(cold)],
    [name, 'warm', ...times(warm)],
  ]),
)}`;
}

const times = ({ firstContent, ready, usable, bytes: all, ownBytes }: VisitTimes): string[] => [
  ...[firstContent, ready, usable].map(time => `${(time / 1000).toFixed(1)} s`),
  ...[all, ownBytes].map(size => `${(size / 1000).toFixed(1)} kB`),
];

function benchSection({ bench }: PerformanceRecord): Markup {
  if (!bench)
    return html`<h2>The table beside others</h2>
<p>Not measured. Run <code>npm run bench</code>.</p>`;
  const [head = [], ...lines] = bench.report.lines;
  return html`<h2>The table beside others</h2>
${origin(bench)}
<p>Ratios are to the table by hand; <code>met</code> judges by the medians.</p>
${table(head, lines)}`;
}

const origin = ({
  report: { date, machine, load, rounds },
  commit,
  isOfThisCode,
}: NonNullable<PerformanceRecord['bench'] | PerformanceRecord['visits']>): Markup =>
  html`${table(
    ['Measured', ''],
    [
      ['Date', date],
      ['Machine', machine],
      ['Load of the machine', `${load.join(' before, ')} after`],
      ['Rounds', rounds],
      ['Commit', commit || 'not recorded'],
      ['Code', isOfThisCode ? 'the same as of this evidence' : 'other than that of this evidence'],
    ],
  )}`;
