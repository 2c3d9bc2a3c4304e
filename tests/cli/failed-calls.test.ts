// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { json, raw, startFaultyServer, status } from '../support/faulty-server.ts';

async function output(address: string, format: string): Promise<string> {
  const out: string[] = [];
  const streams = { out: (text: string) => out.push(text), error: (text: string) => out.push(text) };
  await main(['check', address, '--format', format], streams);
  return out.join('\n');
}

const pageWith = (table: string) => raw(`<script type="module" src="/psp.js"></script>${table}`, 'text/html');

describe('psp check, of a call that fails', () => {
  it('[CLI-04] names the element and the query, but no value of the page', async () => {
    await using server = await startFaultyServer();
    const table = '<psp-table data-endpoint="/list?key=s3cret" data-limit="50"></psp-table>';
    server.answer('/', pageWith(table));
    server.answer('/psp.js', raw('export {};', 'text/javascript'));
    server.answer('/list', status(400));
    const address = `${server.origin}/`;
    expect(JSON.parse(await output(address, 'json'))).toContainEqual(
      expect.objectContaining({
        tag: 'psp-table',
        rule: 'call-failed',
        message: 'The call with key=…&limit=50&skip=0 answers with status 400.',
      }),
    );
    for (const format of ['text', 'github', 'junit']) {
      const text = await output(address, format);
      expect(text).toMatch(/(<|&lt;)psp-table(>|&gt;): The call with key=…&/);
      expect(text).not.toContain('s3cret');
    }
  });

  it.each(
    [5, 10, 20, 50].flatMap(skip =>
      ['data-limit="10"', 'data-paging="host"'].map(how => [how, skip] as const),
    ),
  )(
    '[CLI-04] names the element and the rows of a list with %s that it does not send: skip=%i',
    async (how, failing) => {
      await using server = await startFaultyServer();
      server.answer('/', pageWith(`<psp-table data-endpoint="/list" ${how}></psp-table>`));
      server.answer('/psp.js', raw('export {};', 'text/javascript'));
      server.answer('/list', (response, request, hit) => {
        const { searchParams } = new URL(request.url, 'http://host');
        const [skip, limit] = ['skip', 'limit'].map(name => Number(searchParams.get(name)));
        if (skip === failing) return void response.writeHead(500).end();
        const data = Array.from({ length: 60 }, (_, id) => ({ id })).slice(
          skip,
          Number(skip) + Number(limit),
        );
        json({ data, total: 60 })(response, request, hit);
      });
      expect(await output(`${server.origin}/`, 'text')).toContain(
        `[call-failed] <psp-table>: skip=${failing} is answered with status 500.`,
      );
    },
  );
});
