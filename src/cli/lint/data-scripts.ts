import { expressionCharacter, type MaskedTemplate, spansIn } from '../masking/mask.ts';
import type { Problem } from '../report/finding.ts';
import type { Outline } from './outline.ts';
import type { Tag } from './tags.ts';

/** Reports scripts with data for elements that browsers would run, or block by the page's policy: they are no code. */
export const dataScriptProblems = (template: MaskedTemplate, { scripts }: Outline): Problem[] =>
  scripts.flatMap(tag => {
    const kind = tag.attributes.find(({ name }) => name === 'data-prop' || name === 'data-psp-texts');
    if (!kind || !isRun(template, tag)) return [];
    return {
      at: tag.start,
      tag: '',
      rule: 'script-type',
      message: `The script with ${kind.name} holds JSON, and its tag is for code.`,
      fix: `Write <script type="application/json" ${kind.name}…>.`,
    };
  });

const isCode = /^(module|((text|application)\/(javascript|ecmascript|x-javascript))?)$/i;
/** Directives that may write the type. */
const writesType = /^(data-)?th[:-](type|attr)$|^(v-bind|x-bind)?(:type)?$/;

/** Whether browsers take it for code; not if an expression may write its type. */
function isRun(template: MaskedTemplate, { attributes }: Tag): boolean {
  const type = attributes.find(({ name }) => name === 'type');
  if (type) return !spansIn(template, type.start, type.end).length && isCode.test(type.value.trim());
  return !attributes.some(({ name }) => name.includes(expressionCharacter) || writesType.test(name));
}
