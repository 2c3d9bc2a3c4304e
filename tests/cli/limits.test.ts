import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { checkPage } from '../../src/cli/check/check.ts';
import type { Finding } from '../../src/cli/check/finding.ts';
import { Visitor } from '../../src/cli/check/visitor.ts';
import { main } from '../../src/cli/main.ts';
import { runLimited } from '../../src/cli/run-limited.ts';
import { host, script, table } from '../support/checked-page.ts';
import { cutOff, type Handler, raw, redirect, silence } from '../support/faulty-server.ts';

const spaces = Buffer.alloc(1_000_000, ' ');
const packed = gzipSync(Buffer.concat(Array(200).fill(spaces)));

const bomb: Handler = response => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(packed);
};

const keys = (count: number) => Array.from({ length: count }, (_, at) => `k${at}`);

let sent = 0;
const endless: Handler = response => {
  response.writeHead(200, { 'content-type': 'application/json' });
  sent = 0;
  const more = () => {
    while (!response.destroyed && response.write(spaces)) sent += spaces.length;
  };
  response.on('drain', more);
  more();
};

const slow: Handler = response => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
};

const damaged: Handler = response => {
  response.writeHead(200, { 'content-encoding': 'gzip' }).end('not packed');
};

interface Answers {
  readonly page?: Handler;
  readonly list?: Handler;
  readonly body?: string;
  readonly head?: string;
}

/** What `psp check` writes about a page and its list. */
async function psp({ page, list, body = table, head = script }: Answers) {
  await using server = await host({ body, head });
  if (page) server.answer('/', page);
  if (list) server.answer('/list', list);
  const said: string[] = [];
  const streams = { out: (text: string) => said.push(text), error: (text: string) => said.push(text) };
  const code = await main(['check', `${server.origin}/`], streams);
  return { code, said: said.join('\n'), hits: server.hits('/list').length };
}

describe('psp check, of a hostile or broken host', () => {
  it.each([
    ['a bomb', 'larger than 10 MB', bomb],
    ['an endless page', 'larger than 10 MB', endless],
    ['a page that is cut off', 'or the answer is damaged', cutOff('<!doctype html>')],
    ['a damaged page', 'or the answer is damaged', damaged],
    ['a bad Location', 'not an address', redirect('http://[')],
  ])('[CLI-05] exits with 2 for %s', async (_, reason, page) => {
    expect(await psp({ page })).toMatchObject({ code: 2, said: expect.stringMatching(`^psp: .*${reason}`) });
  });

  it.each([
    ['a bomb', 'not checked: <psp-table>: /list is larger than 10 MB', bomb],
    ['an endless answer', 'not checked: <psp-table>: /list is larger than 10 MB', endless],
  ])('[CLI-05] exits with 2 for %s to a call, and says so', async (_, reason, list) => {
    expect(await psp({ list })).toMatchObject({ code: 2, said: expect.stringContaining(reason) });
  });

  it('[CLI-05] reads no more of an endless answer than its limit', async () => {
    await psp({ list: endless });
    expect(sent).toBeLessThan(40_000_000);
  });

  it.each([
    ['slow', slow],
    ['missing', silence],
  ])('[CLI-05] does not wait long for a %s answer', async (_, answer) => {
    await using server = await host({ body: table });
    const visitor = new Visitor(server.origin, new Headers(), new Map(), 1);
    server.answer('/list', answer);
    const findings: Finding[] = [];
    for await (const finding of checkPage(visitor, `${server.origin}/`)) findings.push(finding);
    expect(findings).toMatchObject([{ message: '/list cannot be read: no complete answer within 1 s.' }]);
    server.answer('/', answer);
    await expect(checkPage(visitor, `${server.origin}/`).next()).rejects.toThrow(/within 1 s/);
  });

  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const columns = keys(100_000).map(data => ({ data }));

  it.each([
    ['deep', 'Values are nested more than 50 levels deep', `{"data": [{"id": 1, "a": ${deep}}], "total": 1}`],
    ['with many rows', 'A list has 100000 items', `{"data": [${'{},'.repeat(99_999)}{}]}`],
    ['with many columns', 'A list has 100000 items', JSON.stringify({ data: [{ id: 1 }], columns })],
    [
      'with many keys',
      'An object has 100000 keys',
      JSON.stringify(Object.fromEntries(keys(100_000).map(key => [key, 1]))),
    ],
    [
      'with long keys',
      'Keys of more than 200 characters',
      JSON.stringify({ data: [{ id: 1, ['k'.repeat(1e6)]: 1 }] }),
    ],
    ['that is cut within its brackets', 'is not valid JSON', '['.repeat(2_000_000)],
  ])('[CLI-05] looks at a part of an answer %s, and says so', async (_, reason, text) => {
    const { code, said } = await psp({ list: raw(text) });
    expect(code).toBeGreaterThan(0);
    expect(said).toContain(reason);
  });

  it('[CLI-05] looks at a part of the elements and calls of a page, and says so', async () => {
    const tables = keys(2_100).map(key => `<psp-table data-endpoint="/list?${key}"></psp-table>`);
    const { code, said, hits } = await psp({ body: tables.join(''), list: raw('{"data": []}') });
    expect(said.split('\n')).toEqual([
      expect.stringContaining('not checked: The page has 2100 elements; this report stops at 2000.'),
      expect.stringContaining('not checked: The page has 2000 calls; this report stops at 100.'),
      'No problems found in what was checked.',
    ]);
    expect([code, hits]).toEqual([2, 100]);
    expect(
      (await psp({ body: '<psp-x>'.repeat(900) + '</psp-x>'.repeat(900) + '<psp-y></psp-y>'.repeat(200) }))
        .said,
    ).toContain('1100 problems; this report stops at 1000');
  });

  it('[CLI-05] shows control characters and marks of direction instead of sending them', async () => {
    const marks = '\u{7}\u{1b}[31m\u{9b}0m\u{202e}\u{2066}\u{200f}\u{2028}\u{e0001}\nforged';
    const body = `<psp-table data-endpoint="/list" data-${marks.replace('\n', '')}endpoint="b" data-paging="${marks}"></psp-table>`;
    const list = raw(JSON.stringify({ data: [{ id: 1 }], columns: [{ data: marks }] }));
    await using server = await host({ body });
    server.answer('/list', list);
    for (const format of [[], ['--json']]) {
      const said: string[] = [];
      await main(['check', `${server.origin}/`, ...format], {
        out: text => said.push(text),
        error: () => {},
      });
      const text = said.join('');
      expect(text).toContain('\\u001b[31m\\u009b0m\\u202e\\u2066\\u200f\\u2028\\udb40\\udc01');
      expect(text).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
      if (format.length)
        expect(
          JSON.parse(text)
            .map(({ message }: Finding) => message)
            .join(),
        ).toContain(marks);
    }
  });
});

describe('a process of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'psp-limited-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Runs a script; what it says is printed to stderr. */
  function run(source: string, seconds = 60) {
    const file = join(folder, 'script.mjs');
    writeFileSync(file, source);
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const code = runLimited(file, ['check'], seconds);
    const said = stderr.mock.calls.join('');
    stderr.mockRestore();
    return { code, said };
  }

  it.each([0, 1, 2])('[CLI-05] ends with the exit code of the command: %i', code => {
    const source = `process.stderr.write('why'); process.exitCode = process.argv[2] === 'check' ? ${code} : 9;`;
    expect(run(source)).toEqual({ code, said: 'why' });
  });

  it.each([
    ['takes too long', 'stopped after 1 seconds', 'for (;;);', 1],
    ['needs too much memory', 'more than 1 GB', 'for (const all = []; ; ) all.push(Array(1e6).fill(0));', 60],
  ])('[CLI-05] is stopped with exit code 2 when it %s', { tags: ['slow'] }, (_, said, source, seconds) => {
    expect(run(source, seconds)).toEqual({ code: 2, said: expect.stringContaining(said) });
  });
});
