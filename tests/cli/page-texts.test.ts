// @vitest-environment node
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: they are templates of other languages.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { definitions } from '../../src/cli/definitions.ts';
import { lintTemplate } from '../../src/cli/lint/lint-template.ts';
import { main } from '../../src/cli/main.ts';

const script = (attributes: string, content: string) =>
  `<script type="application/json" ${attributes}>${content}</script>`;

const found = (attributes: string, content = '{}', file = 'page.html.twig') =>
  lintTemplate(file, script(attributes, content), { definitions }).problems.map(
    ({ rule, message, fix, level }) => [level ?? 'error', rule, message, fix].join(': '),
  );

const foundInTexts = (content: string) => found('data-psp-texts lang="nl"', content);

describe('psp lint, in a script with data-psp-texts', () => {
  it('[CLI-01] [EMB-15] names the nearest keys of an unknown one, and the English text of an unusable one', () => {
    expect(foundInTexts('{"deposit-form.titel": "Storting"}')).toEqual([
      'error: unknown-text: "deposit-form.titel" is no key of a text.: Write "deposit-form.title".',
    ]);
    expect(foundInTexts('{"deposit-form.zzz": "Storting"}')[0]).toMatch(
      /The nearest are deposit-form\.\w+, .* lists all\.$/,
    );
    expect(foundInTexts('{"deposit-form.title": {"other": "Storting"}}')).toEqual([
      'error: unusable-text: "deposit-form.title" is no text.: In English it is "Allocate deposit balance", without placeholders.',
    ]);
    expect(foundInTexts('{"selection.selectRow": "Rij"}')).toEqual([
      'note: unusable-text: "selection.selectRow" leaves out {row}.: In English it is "Select {row}", with {row}.',
    ]);
  });

  it('[CLI-01] [EMB-15] says nothing about usable and empty texts, also as psp texts writes them', () => {
    expect(
      foundInTexts(
        '{"deposit-form.title": {"english": "x", "used": "x", "text": "Storting"}, "deposit-form.save": "", "create-err.patientCount": {"text": {"one": "", "other": ""}}}',
      ),
    ).toEqual([]);
  });

  it.each(['[]', '', '"Storting"', '{"deposit-form.title": "Storting"'])(
    '[CLI-01] [EMB-15] finds that %s is no JSON object',
    content => {
      expect(foundInTexts(content)).toEqual([expect.stringMatching(/^error: invalid-json: /)]);
    },
  );

  it.each(['data-psp-text', 'data-psptexts', 'data_psp_texts', 'psp-texts'])(
    '[CLI-01] [EMB-15] finds %s for data-psp-texts',
    name => {
      expect(found(`${name} lang="nl"`)).toEqual([
        `error: unknown-attribute: ${name} does nothing on a script.: Write data-psp-texts.`,
      ]);
    },
  );

  it.each([
    ['', 'Write one such as'],
    ['lang', 'Write one such as'],
    ['lang="Dutch"', 'Write one such as'],
    ['lang="pt_BR"', 'Write lang="pt-BR".'],
    ['data-lang="nl"', 'Write one such as'],
  ])('[CLI-01] [EMB-15] finds that "%s" states no language', (lang, fix) => {
    expect(found(`data-psp-texts ${lang}`)).toEqual([expect.stringContaining(fix)]);
  });

  it.each([
    ['lang="{{ language }}"', '{}', 'page.twig'],
    ['{{ attributes }}', '{}', 'page.twig'],
    ['th:lang="${language}"', '{}', 'page.th.html'],
    ['lang="nl"', '{{ texts|json_encode|raw }}', 'page.twig'],
    ['lang="nl"', '{"old.key": {{ title|json_encode|raw }}}', 'page.twig'],
    ['lang="nl" th:utext="${texts}"', '', 'page.th.html'],
  ])('[CLI-01] [EMB-15] leaves alone what an expression writes: %s %s', (lang, content, file) => {
    expect(found(`data-psp-texts ${lang}`, content, file)).toEqual([]);
  });

  it.each(['data-psp-texts lang="nl"', 'data-prop="rows"'])(
    '[CLI-01] finds code instead of JSON: %s',
    name => {
      const rules = (attributes: string) =>
        lintTemplate('page.html.twig', `<psp-table><script ${attributes}>{}</script></psp-table>`, {
          definitions,
        }).problems.filter(({ rule }) => rule === 'script-type');
      expect(rules(name)).toHaveLength(1);
      expect(rules(`type="text/JavaScript" ${name}`)).toHaveLength(1);
      expect(rules(`type="module" ${name}`)).toHaveLength(1);
      expect(rules(`type="application/json" ${name}`)).toEqual([]);
      expect(rules(`type="{{ type }}" ${name}`)).toEqual([]);
      expect(rules(`{{ attributes }} ${name}`)).toEqual([]);
      expect(rules(`th:type="\${json}" ${name}`)).toEqual([]);
    },
  );

  it('[CLI-01] leaves other scripts alone', () => {
    expect(found('data-psp-debug', 'not JSON')).toEqual([]);
    expect(found('data-text', '{"old.key": "x"}')).toEqual([]);
  });

  it('[CLI-01] [EMB-15] reads templates that have no element', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'psp-texts-'));
    const out: string[] = [];
    writeFileSync(join(folder, 'head.twig'), script('data-psp-text', '{}'));
    const streams = { out: (text: string) => out.push(text), error: (text: string) => out.push(text) };
    const code = await main(['lint', join(folder, 'head.twig'), '--format', 'json'], streams);
    rmSync(folder, { recursive: true });
    expect(code).toBe(1);
    expect(JSON.parse(out.join('')).map(({ rule }: { rule: string }) => rule)).toEqual([
      'text-language',
      'unknown-attribute',
    ]);
  });
});
