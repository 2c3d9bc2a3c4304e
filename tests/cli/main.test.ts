import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { check, host, rows, script, table } from '../support/checked-page.ts';
import { html, json, raw, redirect, status } from '../support/faulty-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'psp-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function psp(...args: string[]) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await main(args, { out: text => out.push(text), error: text => errors.push(text) });
  return { code, out: out.join('\n'), errors: errors.join('\n') };
}

describe('psp', () => {
  it('[CLI-02] says how to use it', async () => {
    for (const args of [[], ['--help'], ['check', '-h']])
      expect(await psp(...args)).toMatchObject({ code: 0, out: expect.stringContaining('--cookie-file') });
  });

  it('[CLI-02] exits with 0 when it finds nothing, and with 1 and a line for each finding otherwise', async () => {
    await using server = await host({ body: table });
    server.answer('/list', json({ data: rows(0, 3), total: 3 }));
    const address = `${server.origin}/`;
    expect(await psp('check', address)).toEqual({ code: 0, out: 'No problems found.', errors: '' });
    server.answer('/list', json({ data: rows(0, 3), total: 2 }));
    expect(await psp('check', address)).toEqual({
      code: 1,
      out: `${server.origin}/list: <psp-table>: "total" is 2, and 3 rows are sent. Send the number of all rows.\n1 problem found.`,
      errors: '',
    });
    expect(await psp('check', address, '--json')).toMatchObject({ code: 1, errors: '' });
    expect(JSON.parse((await psp('check', address, '--json')).out)).toEqual([
      {
        url: `${server.origin}/list`,
        tag: 'psp-table',
        level: 'error',
        message: expect.stringMatching(/^"total" is 2, /),
      },
    ]);
  });

  it('[CLI-02] states line and column of a finding on the page', async () => {
    await using server = await host({ body: `\n  <psp-tabel></psp-tabel>` });
    expect((await psp('check', `${server.origin}/`)).out).toContain(
      '/:2:3: <psp-tabel>: There is no such element. Write <psp-table>.',
    );
  });

  it.each([
    ['Use psp check <url>', 'check'],
    ['Use psp check <url>', 'lint', 'templates'],
    ['Unknown option', 'check', 'http://127.0.0.1:9/', '--fix'],
    ['not an http or https URL', 'check', 'file:///etc/passwd'],
    ['not an http or https URL', 'check', 'http://['],
    [
      'none.txt cannot be read: ENOENT',
      'check',
      'http://127.0.0.1:9/',
      '--cookie-file',
      join(folder, 'none.txt'),
    ],
    ['A --header cannot be read', 'check', 'http://127.0.0.1:9/', '--header', 'no header'],
    ['cannot be read: ECONNREFUSED', 'check', 'http://127.0.0.1:65530/'],
  ])('[CLI-02] exits with 2 and says why: %s', async (reason, ...args) => {
    expect(await psp(...args)).toEqual({ code: 2, out: '', errors: expect.stringContaining(reason) });
  });

  it.each([
    ['asks to sign in', redirect('/login')],
    ['asks to sign in', raw('<form><input type="password"></form>', 'text/html')],
    ['another site', redirect('http://localhost:9/')],
    ['status 404', status(404)],
    ['redirects more than 5 times', redirect('/')],
  ])('[CLI-04] cannot look at a page that says: %s', async (reason, handler) => {
    await using server = await host({ body: '' });
    server.answer('/', handler);
    server.answer('/login', html());
    expect(await psp('check', `${server.origin}/`)).toMatchObject({
      code: 2,
      errors: expect.stringContaining(reason),
    });
  });

  it('[CLI-04] sends the session to this site and prints nothing of it', async () => {
    await using server = await host({ body: table, head: script });
    server.answer('/list', status(500));
    const cookies = join(folder, 'cookies.txt');
    writeFileSync(
      cookies,
      '# Netscape\n#HttpOnly_127.0.0.1\tFALSE\t/\tFALSE\t0\tsession\ts3cret\nother.test\tFALSE\t/\tFALSE\t0\ta\tb\n',
    );
    const session = ['--cookie-file', cookies, '--header', 'Authorization: Basic s3cret'];
    const { text } = await check(`${server.origin}/`, ...session);
    for (const { headers } of [...server.hits('/'), ...server.hits('/list')])
      expect(headers).toMatchObject({ cookie: 'session=s3cret', authorization: 'Basic s3cret' });
    expect(text).toContain('status 500');
    expect(text).not.toContain('s3cret');
  });
});
