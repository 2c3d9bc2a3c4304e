// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { definitions } from '../../src/cli/definitions.ts';
import { lintTemplate } from '../../src/cli/lint/lint-template.ts';
import { missingScripts } from '../../src/cli/lint/missing-scripts.ts';
import { checkRules, lintRules } from '../../src/cli/rules.ts';
import { tagToCopy } from '../../src/manifest/contract/tag-to-copy.ts';
import { filesAt } from '../contract/source-files.ts';

function rulesIn(file: string, text: string): string[] {
  const { problems, script } = lintTemplate(file, text, { definitions });
  return [...problems, ...missingScripts(new Map([[file, script]])).values()].map(({ rule }) => rule);
}

describe('docs/cli.md', () => {
  it.each(lintRules.map(rule => [rule.name, rule] as const))(
    '[CLI-01] shows %s by an example',
    (name, rule) => {
      expect(rulesIn(rule.file, rule.wrong)).toEqual([name]);
      expect(rulesIn(rule.file, rule.right)).toEqual([]);
    },
  );

  it.each(definitions.map(definition => [definition.tag, definition] as const))(
    '[CLI-01] finds nothing in the documented example of <%s>',
    (_, definition) => {
      expect(rulesIn('page.html', tagToCopy(definition))).toEqual([]);
    },
  );

  it('[CLI-02] lists every rule, and none that does not exist', () => {
    const code = filesAt('src/cli/**/*.ts').filter(({ path }) => !path.endsWith('/rules.ts'));
    const listed = [...lintRules.map(({ name }) => name), ...Object.keys(checkRules)];
    const named = (name: string) => code.some(({ text }) => text.includes(`'${name}'`));
    expect(listed.filter(name => !named(name))).toEqual([]);
    const used = code.flatMap(({ text }) =>
      [...text.matchAll(/\brule: '([\w-]+)'/g)].map(([, name]) => name),
    );
    expect(used.filter(name => !listed.includes(name ?? ''))).toEqual([]);
  });
});
