// @vitest-environment node
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { definitions } from '../../src/cli/definitions.ts';
import { main } from '../../src/cli/main.ts';

const folder = mkdtempSync(join(tmpdir(), 'psp-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string | Buffer): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
  return path;
}

async function psp(...args: string[]) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await main(args, { out: text => out.push(text), error: text => errors.push(text) });
  return { code, out: out.join('\n'), errors: errors.join('\n') };
}

const good = file('good/page.html.twig', '<psp-copy-text data-text="{{ number }}"></psp-copy-text>\n');
const bad = file('bad/page.html.twig', '\n  <psp-copy-txt data-text="A, 100%"></psp-copy-txt>\n');

describe('psp', () => {
  it('[CLI-02] says how to use it and its commands', async () => {
    expect(await psp('--help')).toMatchObject({ code: 0, out: expect.stringContaining('psp lint') });
    expect(await psp()).toMatchObject({ code: 0, out: expect.stringContaining('psp check') });
    expect(await psp('lint', '--help')).toMatchObject({ code: 0, out: expect.stringContaining('--engine') });
    expect(await psp('check', '--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('--cookie-file'),
    });
  });

  it('[EMB-15] writes all texts to translate, with their plural forms in the language', async () => {
    const out = join(folder, 'texts.json');
    expect(await psp('texts', 'ar', '--out', out)).toMatchObject({ code: 0, errors: '' });
    const texts = JSON.parse(readFileSync(out, 'utf8'));
    expect(texts['deposit-form.thresholdReplaced']).toEqual({
      english: 'Set to 25% of funds (was {previous})',
      used: 'psp-deposit-form',
      placeholders: ['{previous}'],
      text: '',
    });
    expect(Object.keys(texts['create-err.patientCount'].text)).toEqual(
      expect.arrayContaining(['zero', 'one', 'two', 'few', 'many', 'other']),
    );
  });

  it('[EMB-15] keeps the texts that are filled in, and names those whose key is gone', async () => {
    const out = join(folder, 'kept.json');
    const filled = {
      'deposit-form.title': { text: 'Storting' },
      'deposit-form.save': 'Opslaan',
      'old.key': 'Weg',
      'deposit-form.funds': { text: { one: 'Middel' } },
    };
    writeFileSync(
      out,
      JSON.stringify({ ...filled, 'create-err.patientCount': { text: { one: '', other: '' } } }),
    );
    const { code, out: said } = await psp('texts', 'nl', '--out', out);
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/, 2 kept\.\n.*"old\.key": "Weg"\n.*funds": \{"one":"Middel"\}$/),
    ]);
    const texts = JSON.parse(readFileSync(out, 'utf8'));
    expect(texts['deposit-form.title']).toMatchObject({
      english: 'Allocate deposit balance',
      text: 'Storting',
    });
    expect(texts['deposit-form.save'].text).toBe('Opslaan');
    expect(texts['create-err.patientCount'].text).toEqual({ one: '', other: '' });
    expect(texts['old.key']).toBeUndefined();
  });

  it('[EMB-15] keeps texts with wrong placeholders, and names them', async () => {
    const out = join(folder, 'placeholders.json');
    const wrong = {
      'deposit-form.thresholdReplaced': { text: '25% van {funds}' },
      'selection.selectRow': { text: 'Rij selecteren' },
      'create-err.patientCount': { text: { one: '{count} patiënt', other: '{n} patiënten' } },
      'deposit-form.title': { text: { other: 'Storting' } },
    };
    writeFileSync(out, JSON.stringify(wrong));
    const { code, out: said } = await psp('texts', 'nl', '--out', out);
    expect(code).toBe(0);
    expect(said.split('\n').slice(1)).toEqual([
      'Kept, and not used by the page: "deposit-form.thresholdReplaced" has a placeholder that its text does not know: {funds}.',
      'Kept, and probably wrong: "selection.selectRow" leaves out {row}.',
      'Kept, and not used by the page: "create-err.patientCount" has a placeholder that its text does not know: {n}.',
      'Kept, and not used by the page: "deposit-form.title" is no text.',
    ]);
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject(wrong);
  });

  it('[EMB-15] names an element by where a text is used only if there is one', async () => {
    const out = join(folder, 'used.json');
    await psp('texts', 'nl', '--out', out);
    const tags: readonly string[] = definitions.map(({ tag }) => tag);
    const used = [...readFileSync(out, 'utf8').matchAll(/"used": "(.*)"/g)].map(([, where]) => where ?? '');
    const named = used.flatMap(where => where.match(/psp-[\w-]+/g) ?? []);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(tag => !tags.includes(tag))).toEqual([]);
  });

  it.each(['{broken', '[]', 'null'])(
    '[EMB-15] does not overwrite a file that it cannot read: %s',
    async json => {
      const out = join(folder, 'broken.json');
      writeFileSync(out, json);
      const errors = expect.stringContaining('was not overwritten');
      expect(await psp('texts', 'nl', '--out', out)).toMatchObject({ code: 2, errors });
      expect(readFileSync(out, 'utf8')).toBe(json);
    },
  );

  it('[EMB-15] needs one language to write the texts of', async () => {
    expect(await psp('texts', '--help')).toMatchObject({ code: 0, out: expect.stringContaining('--out') });
    expect(await psp('texts')).toMatchObject({ code: 2, errors: expect.stringContaining('one language') });
  });

  it.each(['!', 'Dutch', 'klingon', 'pt_BR', 'xx', ''])(
    '[EMB-15] writes no texts for "%s", which is no code of a language',
    async language => {
      const out = join(folder, 'no-language.json');
      expect(await psp('texts', language, '--out', out)).toMatchObject({
        code: 2,
        errors: `psp: "${language}" is no code of a language. Use one such as nl or pt-BR.`,
      });
      expect(existsSync(out)).toBe(false);
    },
  );

  it.each(['nl-BE', 'zh-Hant-TW', 'tlh', 'aai'])('[EMB-15] writes texts for %s', async language => {
    expect(await psp('texts', language, '--out', join(folder, `${language}.json`))).toMatchObject({
      code: 0,
    });
  });

  it('[CLI-02] exits with 0 when nothing is found, 1 with findings', async () => {
    expect(await psp('lint', good)).toMatchObject({ code: 0, out: '1 file, 1 tag: nothing found.' });
    expect(await psp('lint', bad)).toMatchObject({ code: 1, errors: '' });
  });

  it.each([
    ['lint', 'No template matches', join(folder, 'nothing/**')],
    ['lint', 'Name the templates'],
    ['lint', '--engine is smarty', good, '--engine', 'smarty'],
    ['lint', '--format is xml', good, '--format', 'xml'],
    ['lint', 'Unknown option', good, '--fix'],
    ['look', 'no command look'],
    ['check', 'Name one address'],
    ['check', 'no http or https URL', 'file:///etc/passwd'],
    ['check', 'cannot be read', 'http://127.0.0.1:9/', '--cookie-file', join(folder, 'none.txt')],
    ['check', 'cannot be read', '--tag', 'psp-table', '--fixture', join(folder, 'none.json')],
    ['check', '--tag is psp-tabel', '--tag', 'psp-tabel', '--fixture', good],
    ['check', 'reads no answer', '--tag', 'psp-breadcrumbs', '--fixture', good],
    ['check', 'makes no call x', '--tag', 'psp-table', '--fixture', good, '--call', 'x'],
  ])('[CLI-02] %s exits with 2 when it cannot run: %s', async (command, reason, ...args) => {
    expect(await psp(command, ...args)).toMatchObject({
      code: 2,
      out: '',
      errors: expect.stringContaining(reason),
    });
  });

  it('[CLI-02] writes a list of findings as JSON', async () => {
    const { out } = await psp('lint', bad, '--format', 'json');
    expect(JSON.parse(out)).toEqual([
      {
        file: bad,
        line: 2,
        column: 3,
        tag: 'psp-copy-txt',
        rule: 'unknown-tag',
        message: '<psp-copy-txt> is not an element of this library.',
        fix: 'Write <psp-copy-text>.',
        level: 'error',
      },
    ]);
    expect((await psp('lint', good, '--format', 'json')).out).toBe('[]');
  });

  it('[CLI-02] writes the path of a finding in an answer beside its line and column', async () => {
    const answer = file('answer.json', '{"data": [{"id": 1, "a": {"dispaly": "x"}}]}');
    const { out } = await psp('check', '--tag', 'psp-table', '--fixture', answer);
    expect(out).toContain(`${answer}:1:27 data[0].a.dispaly: [near-key]`);
    const github = await psp('check', '--tag', 'psp-table', '--fixture', answer, '--format', 'github');
    expect(github.out).toContain('::data[0].a.dispaly: The cell a of row 1');
  });

  it('[CLI-02] annotates a pull request on GitHub', async () => {
    expect((await psp('lint', bad, '--format', 'github')).out).toBe(
      `::error file=${bad},line=2,col=3,title=unknown-tag::<psp-copy-txt> is not an element of this library. Write <psp-copy-text>.`,
    );
  });

  it('[CLI-02] writes a JUnit report, also when nothing is found', async () => {
    const { out } = await psp('lint', bad, '--format', 'junit');
    expect(out).toContain('tests="1" failures="1"');
    expect(out).toContain('message="&lt;psp-copy-txt&gt; is not an element of this library."');
    expect((await psp('lint', good, '--format', 'junit')).out).toContain('tests="1" failures="0"');
  });
});

describe('psp lint', () => {
  it('[CLI-02] says how many files and tags it read when it finds nothing', async () => {
    file('clean/a.php', '<psp-cookie-consent></psp-cookie-consent><psp-cookie-consent></psp-cookie-consent>');
    file('clean/b.twig', '<p>No tag</p>');
    const folderOfBoth = join(folder, 'clean');
    expect((await psp('lint', folderOfBoth)).out).toBe('2 files, 2 tags: nothing found.');
    expect((await psp('lint', folderOfBoth, '--format', 'github')).out).toBe('');
    expect((await psp('lint', folderOfBoth, '--format', 'json')).out).toBe('[]');
  });

  it('[CLI-01] reads folders and globs, and only templates of them', async () => {
    file('mixed/a/one.njk', '<psp-tabel></psp-tabel>');
    file('mixed/b/two.php', '<psp-tabel></psp-tabel>');
    file('mixed/style.css', '<psp-tabel></psp-tabel>');
    file('mixed/node_modules/three.njk', '<psp-tabel></psp-tabel>');
    const count = async (pattern: string) =>
      JSON.parse((await psp('lint', join(folder, pattern), '--format', 'json')).out).length;
    expect(await count('mixed')).toBe(2);
    expect(await count('mixed/**')).toBe(2);
    expect(await count('mixed/**/*.{php,twig}')).toBe(1);
    expect(await count('mixed/*/one.njk')).toBe(1);
  });

  it('[CLI-01] finds the script in a partial, and its absence there', async () => {
    const page =
      '<head>{% include "head.njk" %}</head><body><psp-cookie-consent></psp-cookie-consent></body>';
    const rules = async (name: string) =>
      JSON.parse((await psp('lint', join(folder, name), '--format', 'json')).out).map(
        ({ rule }: { rule: string }) => rule,
      );
    file('with/page.njk', page);
    file('with/head.njk', '<script type="module" src="/psp/psp.js"></script>');
    file('without/page.njk', page);
    file('without/head.njk', '<title>Portal</title>');
    file('unknown/page.njk', page);
    expect(await rules('with')).toEqual([]);
    expect(await rules('without')).toEqual(['no-script']);
    expect(await rules('unknown')).toEqual([]);
  });

  it('[CLI-01] reads Latin-1 and a byte order mark, and counts columns as editors do', async () => {
    const latin = file('latin.html', Buffer.from('<p>caf\xe9</p><psp-tabel></psp-tabel>', 'latin1'));
    const marked = file('marked.html', '\u{FEFF}<psp-tabel></psp-tabel>');
    const wide = file('wide.html', '日本\r\n😀<psp-tabel></psp-tabel>');
    for (const [path, line, column] of [
      [latin, 1, 12],
      [marked, 1, 1],
      [wide, 2, 3],
    ] as const)
      expect(JSON.parse((await psp('lint', path, '--format', 'json')).out)).toMatchObject([{ line, column }]);
  });

  it('[CLI-01] leaves out what a comment ignores, and attributes that are allowed', async () => {
    const ignored = file('ignored.njk', '{# psp-lint-ignore: from the CMS #}\n<psp-tabel></psp-tabel>\n');
    const own = file('own.html', '<psp-copy-text data-text="a" data-cms-block="7"></psp-copy-text>');
    expect((await psp('lint', ignored)).code).toBe(0);
    expect((await psp('lint', own)).code).toBe(1);
    expect((await psp('lint', own, '--allow', 'data-cms')).code).toBe(0);
  });
});
