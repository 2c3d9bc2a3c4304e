// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { performancePage } from '../../../scripts/evidence/performance-page.ts';
import type { PerformanceRecord } from '../../../scripts/evidence/performance-record.ts';
import { pageSizes, withRelease } from '../../../scripts/page-sizes.ts';

const measured = { date: '2026-11-23T12:00:00.000Z', machine: '2 × EPYC', load: ['0.3', '1.9'], rounds: 5 };
const record: PerformanceRecord = {
  sizes: { 'psp.js': 6100, 'psp-table': 135_700 },
  budgets: { 'psp.js': 6140, 'psp-table': 135_800 },
  released: { '0.2.0': { 'psp.js': 5900 } },
  bench: undefined,
  visits: undefined,
};
const textOf = (changes: Partial<PerformanceRecord>): string =>
  performancePage({ ...record, ...changes })
    .replace(/<style>[\s\S]*<\/style>|<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the sizes of pages', () => {
  it('[EVI-06] are those of all files of a tag', () => {
    const files = { 'psp.js': { brotli: 10 }, 'core.js': { brotli: 20 }, 'table.js': { brotli: 30 } };
    expect(pageSizes({ files, tags: { 'psp-table': ['psp.js', 'core.js', 'table.js'] } })).toEqual({
      'psp.js': 10,
      'psp-table': 60,
    });
  });

  it('[EVI-06] of a release replace those of an earlier attempt at it, and no others', () => {
    const history = { '0.2.0': { 'psp.js': 1 }, '0.3.0': { 'psp.js': 2 } };
    expect(withRelease(history, '0.3.0', { 'psp.js': 3 })).toEqual({
      '0.2.0': { 'psp.js': 1 },
      '0.3.0': { 'psp.js': 3 },
    });
  });

  it('[EVI-06] stand beside those of releases and the budget', () => {
    expect(textOf({})).toContain(
      'Page Release 0.2.0 This build Budget psp.js 5,900 6,100 6,140 psp-table – 135,700 135,800',
    );
  });

  it('[EVI-06] are said to be unknown without a build', () => {
    expect(textOf({ sizes: undefined })).toContain(
      'dist was not built. Page Release 0.2.0 This build Budget psp.js 5,900 – 6,140',
    );
  });
});

describe('measurements', () => {
  const times = { firstContent: 1234, ready: 2000, usable: 2345, bytes: 98_765, ownBytes: 60_000 };
  const visits: PerformanceRecord['visits'] = {
    report: {
      ...measured,
      throttling: { processor: 6, latency: 562.5, downloadKilobits: 1474.56, uploadKilobits: 675 },
      visits: [{ page: 'Report form', path: '/', tag: 'psp-report-form', cold: times, warm: times }],
    },
    commit: 'c0ffee',
    isOfThisCode: false,
  };

  it('[EVI-06] that are missing are listed with the command to make them', () => {
    expect(textOf({})).toContain('Not measured. Run node bench/visits.ts . The table');
    expect(textOf({})).toContain('Not measured. Run npm run bench .');
  });

  it('[EVI-06] of visits have machine, throttling and times', () => {
    const text = textOf({ visits });
    expect(text).toContain(
      'Machine 2 × EPYC Load of the machine 0.3 before, 1.9 after Rounds 5 Commit c0ffee Code other than',
    );
    expect(text).toContain('slowed down 6 times, requests are delayed by 562.5 ms, and 1475 kbit/s');
    expect(text).toContain('Report form cold 1.2 s 2.0 s 2.3 s 98.8 kB 60.0 kB Report form warm');
  });

  it('[EVI-06] of the table have the lines of the last whole run', () => {
    const lines = [
      ['', 'vanilla'],
      ['first page painted', '139 ms'],
    ];
    const bench = { report: { ...measured, lines }, commit: '', isOfThisCode: true };
    expect(textOf({ bench })).toContain('Commit not recorded Code the same as of this evidence Ratios');
    expect(textOf({ bench })).toContain('vanilla first page painted 139 ms');
  });
});
