import type { MaskedTemplate } from '../masking/mask.ts';
import type { Problem } from '../report/finding.ts';
import type { Outline } from './outline.ts';
import { isWrittenByServer } from './written-attribute.ts';

const isCode = /^(module|((text|application)\/(javascript|ecmascript|x-javascript))?)$/i;

/** Reports scripts with JSON for our elements whose tag is for code: browsers run them, and a strict policy blocks them. */
export const dataScriptProblems = (template: MaskedTemplate, { scripts }: Outline): Problem[] =>
  scripts.flatMap(tag => {
    const written = (wanted: string) => tag.attributes.find(({ name }) => name === wanted)?.value;
    const kind = ['data-prop', 'data-psp-texts'].find(name => written(name) !== undefined);
    if (!kind || isWrittenByServer(template, tag, 'type') || !isCode.test(written('type')?.trim() ?? ''))
      return [];
    return {
      at: tag.start,
      tag: '',
      rule: 'script-type',
      message: `The script with ${kind} holds JSON, and its tag is for code.`,
      fix: `Write <script type="application/json" ${kind}…>.`,
    };
  });
