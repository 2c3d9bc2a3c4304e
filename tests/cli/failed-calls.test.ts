// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { raw, startFaultyServer, status } from '../support/faulty-server.ts';

async function output(address: string, format: string): Promise<string> {
  const out: string[] = [];
  const streams = { out: (text: string) => out.push(text), error: (text: string) => out.push(text) };
  await main(['check', address, '--format', format], streams);
  return out.join('\n');
}

describe('psp check, of a call that fails', () => {
  it('[CLI-04] names the element and the query, but no value of the page', async () => {
    await using server = await startFaultyServer();
    const table = '<psp-table data-endpoint="/list?key=s3cret" data-limit="50"></psp-table>';
    server.answer('/', raw(`<script type="module" src="/psp.js"></script>${table}`, 'text/html'));
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
});
