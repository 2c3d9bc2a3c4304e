import type { Evidence, EvidenceInputs, EvidenceTest, TextFile } from '../evidence.ts';
import { type AxeStory, type AxeSummary, axeStories, axeSummary } from './axe-results.ts';
import { type Criterion, criteria } from './criteria.ts';

/** The terms of VPAT 2.5. `Supports` means here: checks were made and found no fault; no person has confirmed it. */
export type Level = 'Supports' | 'Partially Supports' | 'Not Applicable' | 'Not Evaluated';

export interface Conformance {
  readonly criterion: Pick<Criterion, 'number' | 'name' | 'level'>;
  readonly level: Level;
  readonly remarks: string;
}

export interface AccessibilityRecord {
  readonly axeVersion: string;
  readonly stories: number;
  readonly conformance: readonly Conformance[];
  /** Further measurements: what was measured, and how many tests passed and failed. */
  readonly measured: readonly { readonly what: string; readonly passed: number; readonly failed: number }[];
}

/** Derives a conformance level for each criterion from axe's results, titles of tests and the code. */
export function accessibilityRecord(
  evidence: Evidence,
  { reports, code }: EvidenceInputs,
): AccessibilityRecord {
  const stories = reports.flatMap(({ json }) => axeStories(json));
  const tests = uniqueTests(evidence);
  const ofPages = code.filter(({ path }) => !/^src\/(?:cli|manifest)\//.test(path));
  return {
    axeVersion: stories[0]?.result.testEngine.version ?? '',
    stories: stories.length,
    conformance: criteria.map(criterion => conformanceOf(criterion, stories, tests, ofPages)),
    measured: Object.entries(measurements).map(([what, pattern]) => ({ what, ...counts(tests, pattern) })),
  };
}

/** Measurements besides the criteria, by patterns of test titles. */
const measurements: Readonly<Record<string, RegExp>> = {
  'Journeys and pages that axe checked whole': /\bno accessibility violation\b/,
  'Accessibility trees of states (role, name, state)': /\baccepted .*accessibility tree\b/,
  'By keyboard alone': /\bkeyboard\b/i,
  'In a window of 320 pixels': /\b320 ?(?:px|pixels)\b/,
  'At 400 % zoom': /\b400 ?%/,
  'Size of touch targets': /\btouch[- ](?:siz|target)|\btouch size\b|large enough for touch/,
  'Forced colours': /\bforced colours\b/i,
  'Reduced motion': /\breduced motion\b/i,
};

function conformanceOf(
  criterion: Criterion,
  stories: readonly AxeStory[],
  tests: readonly EvidenceTest[],
  code: readonly TextFile[],
): Conformance {
  const { number, name, level } = criterion;
  const about = { number, name, level };
  if (criterion.ofPage) return { criterion: about, level: 'Not Applicable', remarks: ofPage };
  if (criterion.code && !code.some(({ text }) => criterion.code?.test(text)))
    return { criterion: about, level: 'Not Applicable', remarks: 'Nothing of this kind is in the code.' };
  const axe = axeSummary(stories, number);
  const counted = counts(tests, criterion.tests);
  return { criterion: about, level: levelOf(axe, counted), remarks: remarksOn(axe, counted) };
}

const ofPage = 'Up to the page that contains the elements.';

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

function levelOf({ passed, violated }: AxeSummary, counted: Counts): Level {
  if (violated.length || counted.failed) return 'Partially Supports';
  return passed || counted.passed ? 'Supports' : 'Not Evaluated';
}

function remarksOn({ rules, passed, violated, undecided }: AxeSummary, counted: Counts): string {
  const remarks = [
    rules.length && `axe (${rules.join(', ')}): no fault in ${passed} states`,
    violated.length && `faults in ${violated.length}: ${violated.join(', ')}`,
    undecided.length && `left to a person, and not judged yet, in ${undecided.length}`,
    counted.passed && `tests passed: ${counted.passed}`,
    counted.failed && `tests failed: ${counted.failed}`,
  ].filter(remark => remark);
  return remarks.length ? `${remarks.join('; ')}.` : 'Not tested.';
}

function counts(tests: readonly EvidenceTest[], pattern: RegExp | undefined): Counts {
  const about = pattern ? tests.filter(({ title }) => pattern.test(title)) : [];
  const failed = about.filter(({ result }) => result === 'failed').length;
  return { passed: about.length - failed, failed };
}

/**
 * Each test once, although it may verify several requirements and run in several engines; failed if any run failed.
 * Stories are excluded, since axe's results in them are counted separately.
 */
function uniqueTests({ ids }: Evidence): EvidenceTest[] {
  const all = Object.values(ids).flatMap(({ tests }) => tests);
  const isFailed = ({ result }: EvidenceTest) => result === 'failed';
  const failedLast = [...all.filter(test => !isFailed(test)), ...all.filter(isFailed)];
  const byTitle = new Map(failedLast.map(test => [`${test.file}\n${test.title}`, test]));
  return [...byTitle.values()].filter(({ kind }) => kind !== 'story');
}
