/** What axe found in all stories about the rules of one success criterion. */
export interface AxeSummary {
  /** Rules that were applied, by name. */
  readonly rules: readonly string[];
  /** Stories in which a rule found no fault, in which one found a fault, and in which one left the judgement to a person. */
  readonly passed: number;
  readonly violated: readonly string[];
  readonly undecided: readonly string[];
}

interface AxeRule {
  readonly id: string;
  readonly tags: readonly string[];
}

interface AxeResult {
  readonly testEngine: { readonly name: string; readonly version: string };
  readonly passes: readonly AxeRule[];
  readonly violations: readonly AxeRule[];
  readonly incomplete: readonly AxeRule[];
}

interface StoriesReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly meta?: {
        readonly storyId?: string;
        readonly reports?: readonly { readonly type: string; readonly result: AxeResult }[];
      };
    }[];
  }[];
}

/** A story with what axe found in it. */
export interface AxeStory {
  readonly story: string;
  readonly result: AxeResult;
}

/** The stories that axe has checked in this report of Vitest. */
export const axeStories = (report: object): AxeStory[] =>
  'testResults' in report
    ? (report as StoriesReport).testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .flatMap(({ meta = {} }) =>
          (meta.reports ?? [])
            .filter(({ type }) => type === 'a11y')
            .map(({ result }) => ({ story: meta.storyId ?? '', result })),
        )
    : [];

/** Sums up what axe found about a criterion, such as `1.4.3`, which its rules name as `wcag143`. */
export function axeSummary(stories: readonly AxeStory[], criterion: string): AxeSummary {
  const tag = `wcag${criterion.replaceAll('.', '')}`;
  const isAbout = ({ tags }: AxeRule) => tags.includes(tag);
  const having = (kind: 'passes' | 'violations' | 'incomplete') =>
    stories.filter(({ result }) => result[kind].some(isAbout)).map(({ story }) => story);
  const applied = stories.flatMap(({ result }) => [
    ...result.passes,
    ...result.violations,
    ...result.incomplete,
  ]);
  return {
    rules: [...new Set(applied.filter(isAbout).map(({ id }) => id))].toSorted(),
    passed: having('passes').length,
    violated: having('violations'),
    undecided: having('incomplete'),
  };
}
