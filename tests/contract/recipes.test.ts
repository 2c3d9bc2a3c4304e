import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const documentation = readFileSync('docs/recipes.md', 'utf8');
const files = globSync('tests/recipes/*/*').filter(path => !/\/(renderers|idempotency)\//.test(path));
const engines = [...new Set(files.map(path => path.split('/')[2]))];

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
});
