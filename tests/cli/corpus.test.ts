// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { definitions } from '../../src/cli/definitions.ts';
import { lintTemplate } from '../../src/cli/lint/lint-template.ts';
import { missingScripts } from '../../src/cli/lint/missing-scripts.ts';
import { located } from '../../src/cli/report/places.ts';
import { commonPages } from './corpus/common-pages.ts';
import { type DialectName, dialects } from './corpus/dialects.ts';
import { ownPages } from './corpus/own-pages.ts';
import { type Page, withMistakes, withoutMistakes } from './corpus/plant.ts';

const names = Object.keys(dialects) as DialectName[];

const pagesOf = (name: DialectName): [string, Page][] => [
  ...Object.entries(commonPages).map(([title, page]): [string, Page] => [title, page(dialects[name])]),
  ...Object.entries(ownPages[name]),
];

/** What the linter finds in a template that stands alone. */
function found(path: string, text: string) {
  const { problems, script } = lintTemplate(path, text, { definitions });
  const missing = [...missingScripts(new Map([[path, script]])).values()];
  return located(text, [...problems, ...missing], { file: path });
}

describe.each(names)('the corpus of %s', name => {
  const pages = pagesOf(name);

  it('has at least 15 templates', () => {
    expect(pages.length).toBeGreaterThanOrEqual(15);
  });

  it.each(pages)('[CLI-01] %s: finds each planted mistake at its line and column', (title, page) => {
    const { text, planted } = withMistakes(page);
    const findings = found(`${title}${dialects[name].extension}`, text);
    expect(findings.map(({ line, column, rule }) => ({ line, column, rule }))).toEqual(planted);
    expect(planted.length).toBeGreaterThan(0);
  });

  it.each(pages)('[CLI-01] %s: finds nothing without the mistakes', (title, page) => {
    expect(found(`${title}${dialects[name].extension}`, withoutMistakes(page))).toEqual([]);
  });
});
