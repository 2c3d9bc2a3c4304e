import type { Finding } from '../report/finding.ts';
import { located } from '../report/places.ts';
import { textOf } from './files.ts';
import { type LintOptions, lintTemplate, mayHaveElements } from './lint-template.ts';
import { missingScripts } from './missing-scripts.ts';
import type { PageScript } from './page-script.ts';

interface LintedFiles {
  readonly findings: readonly Finding[];
  /** The number of our tags in all files. */
  readonly tags: number;
}

/** Checks each template by itself, and whether the complete pages among them load the script. */
export function lintFiles(paths: readonly string[], options: LintOptions): LintedFiles {
  let tags = 0;
  const scripts = new Map<string, PageScript>();
  const others: string[] = [];
  const findings = paths.flatMap(file => {
    const source = textOf(file);
    if (!mayHaveElements(source)) {
      others.push(file);
      return [];
    }
    const { problems, script, tagCount } = lintTemplate(file, source, options);
    tags += tagCount;
    scripts.set(file, script);
    return located(source, problems, { file });
  });
  const all = [...findings, ...missingScriptFindings(scripts, others, options)];
  return { findings: all.toSorted(byPlace), tags };
}

/** Templates without elements are read only if a page lacks its script, since they may include one that loads it. */
function missingScriptFindings(
  scripts: Map<string, PageScript>,
  others: readonly string[],
  options: LintOptions,
): Finding[] {
  if (![...scripts.values()].some(({ needsScript }) => needsScript)) return [];
  for (const file of others) scripts.set(file, lintTemplate(file, textOf(file), options).script);
  return [...missingScripts(scripts)].flatMap(([file, problem]) =>
    located(textOf(file), [problem], { file }),
  );
}

function byPlace(one: Finding, other: Finding): number {
  const [first = '', second = ''] = [one.file, other.file];
  if (first !== second) return first < second ? -1 : 1;
  return one.line - other.line || one.column - other.column;
}
