import type { ElementDefinition } from '../../embed/definition.ts';
import { type EngineName, engineOf, maskedBy } from '../masking/engines.ts';
import { expressionCharacter, type MaskedTemplate } from '../masking/mask.ts';
import type { Problem } from '../report/finding.ts';
import { valueProblems } from './attributes.ts';
import { dataScriptProblems } from './data-scripts.ts';
import { expressionProblems } from './expressions.ts';
import { tagProblem, uselessNames } from './names.ts';
import { outlineOf, type PlacedElement } from './outline.ts';
import { type PageScript, pageScript, scriptProblems } from './page-script.ts';
import { pageTextProblems } from './page-texts.ts';

/** What a template is checked against. */
export interface LintOptions {
  readonly definitions: readonly ElementDefinition[];
  /** By default, the engine is detected by the file's name or content. */
  readonly engine?: EngineName | undefined;
  /** Prefixes of the page's own attributes, such as `data-row`. */
  readonly allowed?: readonly string[] | undefined;
}

export interface LintedTemplate {
  readonly problems: readonly Problem[];
  /** The script tag of the library, or what may write one. */
  readonly script: PageScript;
  /** The number of our tags. */
  readonly tagCount: number;
}

/** Checks one template by itself. */
export function lintTemplate(path: string, source: string, options: LintOptions): LintedTemplate {
  const engine = options.engine ?? engineOf(path, source);
  const template = maskedBy(engine, source);
  const outline = outlineOf(template);
  const problems = [
    ...outline.problems,
    ...outline.elements.flatMap(element => elementProblems(element, template, engine, options)),
    ...scriptProblems(template, outline),
    ...dataScriptProblems(template, outline),
    ...pageTextProblems(template, outline),
  ];
  return {
    problems: withoutIgnored(problems, source),
    script: pageScript(template, outline),
    tagCount: outline.elements.length,
  };
}

function elementProblems(
  element: PlacedElement,
  template: MaskedTemplate,
  engine: EngineName,
  { definitions, allowed = [] }: LintOptions,
): Problem[] {
  const { name } = element.tag;
  if (name.includes(expressionCharacter)) return [];
  const definition = definitions.find(({ tag }) => tag === name);
  const expressions = expressionProblems(template, element, engine, definition);
  if (!definition) {
    const tags = definitions.map(({ tag }) => tag);
    return [...tagProblem(element, tags), ...expressions];
  }
  const { problems, meant } = uselessNames(element, definition, allowed);
  return [...problems, ...valueProblems(template, element, definition, meant), ...expressions];
}

/** Drops the problems that a `psp-lint-ignore` comment on the same or the previous line suppresses. */
function withoutIgnored(problems: readonly Problem[], source: string): readonly Problem[] {
  if (!source.includes('psp-lint-ignore')) return problems;
  return problems.filter(({ at }) => {
    const before = source.lastIndexOf('\n', source.lastIndexOf('\n', at - 1) - 1) + 1;
    const end = source.indexOf('\n', at);
    return !source.slice(before, end < 0 ? source.length : end).includes('psp-lint-ignore');
  });
}

/** Whether a template can contain anything to check; most files of a portal cannot. */
export const mayHaveElements = (source: string): boolean => /<\/?psp-|psp\.js|psp[-_]?text/i.test(source);
