import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../src/api/docs/calls.ts';
import { answerProblems } from '../../src/cli/check/answers/answer.ts';
import { definitions } from '../../src/cli/definitions.generated.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
}

const { paths } = JSON.parse(readFileSync('dist/openapi.json', 'utf8')) as {
  readonly paths: Readonly<Record<string, { readonly get?: Operation }>>;
};
const gets = Object.entries(paths).flatMap(([path, { get }]) => (get ? [{ path, ...get }] : []));

/** The line of docs/hosts.md, with a port. */
const line =
  /^npx @stoplight\/prism-cli@[\d.]+ mock \S+$/m.exec(readFileSync('docs/hosts.md', 'utf8'))?.[0] ?? '';

let server: ServerProcess;
beforeAll(async () => {
  const [npx = '', ...args] = line.split(' ');
  server = await startServer({
    command: port => [npx, '--yes', ...args, '--port', String(port)],
    // Prism depends on a package that reports installations.
    environment: { SCARF_ANALYTICS: 'false' },
    patience: 180_000,
  });
}, 200_000);
afterAll(() => server.stop());

it.each(gets)(
  '[SHIP-03] a mock server of openapi.json answers GET $path as its elements read it',
  async ({ path, operationId, tags }) => {
    const answer = await fetch(server.url + path.replaceAll(/\{\w+\}/g, '12'), {
      headers: { 'X-Requested-With': 'XMLHttpRequest', Cookie: 'session=any' },
    });
    expect(answer.status).toBe(200);
    const json = await answer.json();
    const endpoint = calls.find(({ name }) => name === operationId.replace(/-psp-.*/, ''));
    if (!endpoint) throw new Error(`There is no call ${operationId}.`);
    for (const { tag, calls: made } of definitions.filter(each => tags.includes(each.tag)))
      for (const call of made.filter(({ endpoint: { name } }) => name === endpoint.name))
        expect(await answerProblems({ endpoint, call }, json), tag).toEqual([]);
  },
);
