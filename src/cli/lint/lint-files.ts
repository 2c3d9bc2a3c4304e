import type { Finding } from '../report/finding.ts';
import { located } from '../report/places.ts';
import { textOf } from './files.ts';
import { type LintOptions, lintTemplate, mayHaveElements } from './lint-template.ts';
import { missingScripts } from './missing-scripts.ts';
import type { PageScript } from './page-script.ts';

/** Checks templates, each by itself, and whether the complete pages among them load the script. */
export function lintFiles(paths: readonly string[], options: LintOptions): Finding[] {
  const scripts = new Map<string, PageScript>();
  const others: string[] = [];
  const findings = paths.flatMap(file => {
    const source = textOf(file);
    if (!mayHaveElements(source)) {
      others.push(file);
      return [];
    }
    const { problems, script } = lintTemplate(file, source, options);
    scripts.set(file, script);
    return located(source, problems, { file });
  });
  return [...findings, ...missingScriptFindings(scripts, others, options)].toSorted(byPlace);
}

/** Reads the templates without elements only if a page lacks its script: they may include one that has it. */
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
