// @vitest-environment node
import { type Plugin, rollup } from 'rollup';
import { expect, it } from 'vitest';

const script: string = '../../../scripts/build/lean-ky.mjs';
const { leanKy } = (await import(/* @vite-ignore */ script)) as { leanKy(): Plugin };

const built = (code: string) => {
  const entry = '/src/http/sample.ts';
  const memory: Plugin = {
    name: 'memory',
    resolveId: id => (id === entry ? id : { id, external: true }),
    load: id => (id === entry ? code : null),
  };
  return rollup({ input: entry, plugins: [memory, leanKy()] });
};

it.each([
  ['hooks', "import ky from 'ky'; ky('/x', { hooks: {} });"],
  ['.extend(', "import ky from 'ky'; ky.extend({})('/x');"],
  ['.json(', "import ky from 'ky'; ky('/x').json({});"],
  ['.create(', "import ky from 'ky'; ky.create({})('/x');"],
])('[NET-01] a build fails that asks ky for %s, which ships without', async (name, code) => {
  await expect(built(code)).rejects.toThrow(
    `asks ky for ${name}, which scripts/build/lean-ky.mjs leaves out`,
  );
});

it('[NET-01] a build that asks for a page does not', async () => {
  await expect(built("import ky from 'ky'; ky('/x', { retry: 2 });")).resolves.toBeDefined();
});
