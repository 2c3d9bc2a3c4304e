// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';

const documentation = readFileSync('docs/recipes.md', 'utf8');
const files = globSync('tests/recipes/*/*').filter(path => !/\/(renderers|idempotency)\//.test(path));
const engines = [...new Set(files.map(path => path.split('/')[2]))];

async function linted(...args: readonly string[]) {
  const out: string[] = [];
  const streams = { out: (text: string) => out.push(text), error: (text: string) => out.push(text) };
  return { code: await main(['lint', ...args], streams), out };
}

const nothing = { code: 0, out: [expect.stringMatching(/: nothing found\.$/)] };

describe('the recipes', () => {
  it('are written for eleven engines', () => {
    expect(engines).toHaveLength(11);
  });

  it.each(files)('docs/recipes.md contains %s unchanged', path => {
    const name = path.split('/').at(-1);
    const text = readFileSync(path, 'utf8').trimEnd();
    expect(documentation).toContain(`\n\`${name}\`\n\n\`\`\``);
    expect(documentation).toContain(`\n${text}\n\`\`\`\n`);
  });

  it.each(engines)('[CLI-01] psp lint finds nothing in the recipe of %s', async engine => {
    expect(await linted(`tests/recipes/${engine}/**`, '--engine', `${engine}`)).toEqual(nothing);
  });

  it('[CLI-01] psp lint finds nothing in all of them at once, by their names and contents', async () => {
    expect(await linted(...engines.map(engine => `tests/recipes/${engine}/**`))).toEqual(nothing);
  });

  it('[CLI-01] psp lint finds nothing in the example hosts', async () => {
    expect(await linted('examples/**')).toEqual(nothing);
  });
});
