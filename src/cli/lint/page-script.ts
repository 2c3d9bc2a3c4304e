import { type MaskedTemplate, spansIn, type TemplateSpan } from '../masking/mask.ts';
import type { Problem } from '../report/finding.ts';
import type { Outline } from './outline.ts';
import type { Tag } from './tags.ts';

/** Whether and how a page loads the script of the library. */
export interface PageScript {
  readonly hasScript: boolean;
  /** For a complete page with elements but without the script: the position of its first element. */
  readonly needsScript?: { readonly at: number; readonly tag: string };
  /** The names of the included templates, as written. */
  readonly included: readonly string[];
  /** The script may come from code that the linter cannot see: a helper, or a template whose name is computed. */
  readonly hasUnknownParts: boolean;
  /** Other templates may fill a block of this one. */
  readonly hasBlocks: boolean;
}

const script = /\bpsp\.js\b|(?:include|import)_(?:tag|module)\w*[^%}]*\bpsp\b/;
const importing = /\bimport\b[^;\n]*\bpsp\.js\b/;
const including =
  /\b(include\w*|import|embed|render\w*|partial\w*|yield|extends|each|stack|vite|component|insert|\w+_tags?|script\w*|require\w*|get_header|get_footer|wp_head|wp_footer)\b|\bRender(Section|Body)|\bPartial(Async)?\b|\{\{~?>/i;
const block = /\{%-?\s*block\b|@yield\b|@stack\b|\byield\b|\{\{~?#>|RenderSection|RenderBody|content_for/;

/** Finds how a template loads the script of the library. */
export function pageScript(template: MaskedTemplate, outline: Outline): PageScript {
  const parts = template.spans.map(span => textOf(template, span)).filter(raw => including.test(raw));
  const names = parts
    .map(raw => /["']([\w./:@ -]+)["']|\{\{~?>\s*([\w./-]+)/.exec(raw))
    .map(found => found?.[1] ?? found?.[2]);
  const [first] = outline.elements;
  const hasScript = scriptsOf(template, outline).length > 0 || importing.test(template.source);
  const needsScript = outline.isCompletePage && first && !hasScript;
  return {
    hasScript,
    ...(needsScript && { needsScript: { at: first.tag.start, tag: first.tag.name } }),
    included: names.filter(name => name !== undefined),
    hasUnknownParts: names.includes(undefined) || outline.tags.some(isIncludingTag),
    hasBlocks: template.spans.some(span => block.test(textOf(template, span))),
  };
}

const isIncludingTag = ({ name, attributes }: Tag): boolean =>
  /^(partial|x-|jsp:|vc:|component$|slot$)/.test(name) ||
  attributes.some(attribute => /^(data-)?th[:-](replace|insert|include)$|^layout:/.test(attribute.name));

/** Reports a second script, and a script that is not a module. */
export function scriptProblems(template: MaskedTemplate, outline: Outline): Problem[] {
  const scripts = scriptsOf(template, outline);
  const second = scripts
    .slice(1)
    .filter((tag, index) => !hasBranch(template, (scripts[index] as Place).end, tag.start));
  return [
    ...second.map(({ start }) =>
      problem(start, 'second-script', 'psp.js is loaded a second time.', 'Keep one script tag per page.'),
    ),
    ...outline.scripts
      .filter(tag => isOurs(template, tag) && isNoModule(template, tag))
      .map(({ start }) =>
        problem(
          start,
          'script-type',
          'psp.js is a module, and this script tag is for a classic script.',
          'Write <script type="module" …>.',
        ),
      ),
  ];
}

const problem = (at: number, rule: string, message: string, fix: string): Problem => ({
  at,
  tag: '',
  rule,
  message,
  fix,
});

type Place = Pick<Tag, 'start' | 'end'>;

/** The script tags of the library, and the expressions outside tags that write one. */
function scriptsOf(template: MaskedTemplate, { scripts, tags }: Outline): Place[] {
  const written = template.spans.filter(
    span =>
      span.kind === 'expression' &&
      script.test(textOf(template, span)) &&
      !tags.some(({ start, end }) => start <= span.start && span.end <= end),
  );
  return [...scripts.filter(tag => isOurs(template, tag)), ...written].toSorted(
    (one, other) => one.start - other.start,
  );
}

const isOurs = (template: MaskedTemplate, { attributes }: Tag): boolean =>
  attributes.some(
    ({ name, start, end }) =>
      /^(data-th-|th:)?src$/.test(name) && script.test(template.source.slice(start, end)),
  );

const isNoModule = (template: MaskedTemplate, { attributes, start, end }: Tag): boolean => {
  const type = attributes.find(({ name }) => name === 'type');
  if (type)
    return type.value.toLowerCase() !== 'module' && spansIn(template, type.start, type.end).length === 0;
  return spansIn(template, start, end).every(span =>
    attributes.some(each => each.start <= span.start && span.end <= each.end && each.name === 'src'),
  );
};

const hasBranch = (template: MaskedTemplate, start: number, end: number): boolean =>
  spansIn(template, start, end).some(span =>
    /\b(else\w*|elif|elsif|otherwise|when|case|default)\b/.test(textOf(template, span)),
  );

const textOf = ({ source }: MaskedTemplate, { start, end }: TemplateSpan): string => source.slice(start, end);
