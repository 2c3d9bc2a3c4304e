import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';

const folder = mkdtempSync(join(tmpdir(), 'psp-texts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string) => join(folder, `${name}.json`);
const written = (name: string) => JSON.parse(readFileSync(file(name), 'utf8'));

async function texts(language: string, name: string) {
  const out: string[] = [];
  const streams = { out: (text: string) => out.push(text), error: (text: string) => out.push(text) };
  return { code: await main(['texts', language, file(name)], streams), said: out.join('\n') };
}

describe('psp texts', () => {
  it('[EMB-15] writes all texts to translate, with their plural forms in the language', async () => {
    expect(await texts('ar', 'all')).toEqual({
      code: 0,
      said: expect.stringMatching(/all\.json: (\d{3,}) of \1 texts to translate\.(\n|$)/),
    });
    expect(written('all')['deposit-form.thresholdReplaced']).toEqual({
      english: 'Set to {percent}% of funds (was {previous})',
      placeholders: ['{percent}', '{previous}'],
      text: '',
    });
    expect(Object.keys(written('all')['create-err.patientCount'].text)).toEqual(
      expect.arrayContaining(['zero', 'one', 'two', 'few', 'many', 'other']),
    );
  });

  it('[EMB-15] keeps what is filled in, also texts that the library no longer has or cannot use', async () => {
    const filled = {
      'deposit-form.title': { text: 'Storting' },
      'deposit-form.save': 'Opslaan',
      'selection.selectRow': { text: 'Rij {naam}' },
      'old.key': 'Weg',
    };
    const blank = { 'create-err.patientCount': { text: { one: '', other: '' } } };
    writeFileSync(file('kept'), JSON.stringify({ ...filled, ...blank }));
    const { code, said } = await texts('nl', 'kept');
    const [, missing, all] = /: (\d+) of (\d+) texts/.exec(said) ?? [];
    expect([code, Number(all) - Number(missing)]).toEqual([0, 3]);
    expect(written('kept')).toMatchObject({
      'deposit-form.title': { english: 'Allocate deposit balance', text: 'Storting' },
      'deposit-form.save': { text: 'Opslaan' },
      'selection.selectRow': { text: 'Rij {naam}' },
      'create-err.patientCount': { text: { one: '', other: '' } },
      'old.key': 'Weg',
    });
  });

  it.each(['{broken', '[]', 'null'])(
    '[EMB-15] leaves a file alone that it cannot read: %s',
    async content => {
      writeFileSync(file('broken'), content);
      expect(await texts('nl', 'broken')).toEqual({
        code: 2,
        said: expect.stringContaining('is left as it is'),
      });
      expect(readFileSync(file('broken'), 'utf8')).toBe(content);
    },
  );

  it.each(['!', 'Dutch', 'klingon', 'pt_BR', 'xx', ''])(
    '[EMB-15] writes no texts for "%s", which is not a language',
    async language => {
      expect(await texts(language, 'none')).toEqual({
        code: 2,
        said: `psp: "${language}" is not the code of a language. Use one such as nl or pt-BR.`,
      });
      expect(existsSync(file('none'))).toBe(false);
    },
  );

  it.each(['nl-BE', 'zh-Hant-TW', 'tlh', 'aai'])('[EMB-15] writes texts for %s', async language => {
    expect(await texts(language, language)).toMatchObject({ code: 0 });
  });
});
