// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { definitions } from '../../src/cli/definitions.ts';
import { lintTemplate } from '../../src/cli/lint/lint-template.ts';

const rulesIn = (file: string, text: string): string[] =>
  lintTemplate(file, text, { definitions }).problems.map(({ rule }) => rule);

const open = '<psp-copy-text data-text="a">';
const close = '</psp-copy-text>';

describe('start and end tags', () => {
  it.each([
    ['a slash before the end tag', `<psp-copy-text data-text="a" /> ${close}`],
    ['a start tag in each branch', `{% if a %}${open}{% else %}${open}{% endif %}x${close}`],
    ['an end tag in each branch', `${open}{% if a %}x${close}{% else %}${close}{% endif %}`],
    ['a condition around both', `<div>{% if a %}</div>${open}{% endif %}x{% if a %}${close}{% endif %}`],
    ['implied end tags', `<ul><li>${open}<p>x${close}<li></ul>`],
    [
      'tags in scripts, comments and texts',
      '<script>"<psp-x>"</script><!-- <psp-x> --><textarea><psp-x></textarea>',
    ],
    ['an SVG with a title', `<svg><title/><style/></svg>${open}${close}`],
  ])('[CLI-01] may have %s', (_title, text) => {
    expect(rulesIn('a.njk', text)).toEqual([]);
  });

  it.each([
    ['no end tag', open],
    ['no start tag', close],
    ['another end tag', `${open}</psp-copy-txt>`],
    ['an end tag after that of its parent', `<div>${open}</div>`],
    ['a slash in place of an end tag', '<psp-copy-text data-text="a"/>'],
  ])('[CLI-01] must not have %s', (_title, text) => {
    expect(rulesIn('a.njk', text)).toEqual(['end-tag']);
  });
});

describe('names and values', () => {
  it.each([
    [
      '<psp-table data-endpoint="/a" data-columns="[{"data": "a", "label": "b"}]"></psp-table>',
      ['invalid-json'],
    ],
    ['<psp-table data-endpoint="javascript:alert(1)"></psp-table>', ['invalid-value']],
    ['<psp-table data-endpoint="https://portal.test/list"></psp-table>', []],
    ['<psp-create-err siteId="3"></psp-create-err>', ['unknown-attribute']],
    [
      '<psp-copy-text data-text="a" data-turbo-temporary data-testid="b" hx-get="/" x-data="{}"></psp-copy-text>',
      [],
    ],
    ['<psp-my-studies data-profiles="[]"></psp-my-studies>', []],
    ['<psp-my-studies></psp-my-studies>', ['missing-attribute']],
    ['<psp-my-studies>{% include "profiles.njk" %}</psp-my-studies>', ['missing-attribute']],
    ['<psp-row-actions>{% include "actions.njk" %}</psp-row-actions>', []],
    ['<psp-row-actions {{ attributes }}></psp-row-actions>', []],
  ])('[CLI-01] finds in %s: %j', (text, rules) => {
    expect(rulesIn('a.njk', text)).toEqual(rules);
  });

  it('[CLI-01] places a mistake behind entities', () => {
    const text =
      '<psp-breadcrumbs data-items="[{&quot;label&quot;: &quot;x&quot;}, {&quot;labl&quot;: &quot;y&quot;}]"></psp-breadcrumbs>';
    expect(lintTemplate('a.html', text, { definitions }).problems).toMatchObject([
      { at: text.lastIndexOf('{') },
    ]);
  });
});
