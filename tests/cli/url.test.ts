// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check, file, type Host, host, rows, script, table } from '../support/checked-page.ts';
import { type Handler, html, json, raw, redirect, status } from '../support/faulty-server.ts';

/** Start of a script tag with the page's own texts. */
const textsStart = '<script type="application/json" data-psp-texts';

/** A list that honours limit and skip, changed by `change`. */
const list =
  (
    count: number,
    change: (batch: Record<string, unknown>, skip: number) => unknown = batch => batch,
  ): Handler =>
  (response, request, hit) => {
    const query = new URL(request.url, 'http://host').searchParams;
    const skip = Number(query.get('skip'));
    const batch = { data: rows(skip, Math.min(count, skip + Number(query.get('limit')))), total: count };
    json(change(batch, skip))(response, request, hit);
  };

describe('psp check', () => {
  it('[CLI-04] finds nothing on a page without mistakes, and only sends GETs', async () => {
    await using server = await host({ body: table });
    server.answer('/list', list(6000));
    expect(await check(`${server.origin}/`)).toMatchObject({ code: 0, findings: [] });
    const hits = ['/', '/psp/psp.js', '/list'].flatMap(server.hits);
    expect(hits.length).toBeGreaterThan(4);
    expect(hits.every(({ method }) => method === 'GET')).toBe(true);
  });

  it.each<[string, Partial<Host>]>([
    ['no-script', { head: '' }],
    ['second-script', { head: script + script }],
    ['script-type', { head: '<script src="/psp/psp.js"></script>' }],
    ['other-origin', { head: '<script type="module" src="https://cdn.test/psp/psp.js"></script>' }],
    ['integrity', { head: '<script type="module" src="/psp/psp.js" integrity="sha384-AAAA"></script>' }],
    ['missing-file', { head: `${script}<link rel="stylesheet" href="/psp/psp.css">` }],
    ['csp', { headers: { 'content-security-policy': "default-src 'self'; script-src 'nonce-abc'" } }],
    ['csp', { head: `<meta http-equiv="Content-Security-Policy" content="connect-src 'none'">${script}` }],
    ['csrf-token', { body: '<psp-review-queue data-endpoint="/list" data-token=""></psp-review-queue>' }],
    ['unknown-tag', { body: '<psp-tabel></psp-tabel>' }],
    ['invalid-value', { body: '<psp-table data-endpoint="https://elsewhere.test/list"></psp-table>' }],
    ['unrendered-expression', { body: '<psp-copy-text data-text="{{ number }}"></psp-copy-text>' }],
    ['unknown-attribute', { head: `${script}<script data-psp-text lang="nl">{}</script>` }],
    ['script-type', { head: `${script}<script data-psp-texts lang="nl">{}</script>` }],
    ['text-language', { head: `${script}${textsStart}>{}</script>` }],
    ['invalid-json', { head: `${script}${textsStart} lang="nl">{,}</script>` }],
    ['unknown-text', { head: `${script}${textsStart} lang="nl">{"old.key": "x"}</script>` }],
  ])('[CLI-04] finds %s', async (rule, settings) => {
    await using server = await host({ body: table, ...settings });
    server.answer('/list', list(3));
    const { code, rules } = await check(`${server.origin}/`);
    expect([code, rules]).toEqual([1, [rule]]);
  });

  it.each<[string, Handler]>([
    ['stable-cache', file('export {};', 'text/javascript', 'public, max-age=31536000, immutable')],
    ['content-type', file('export {};', 'text/plain', 'no-cache')],
    ['missing-file', status(404)],
  ])('[CLI-04] finds %s of psp.js', async (rule, handler) => {
    await using server = await host({ body: '' });
    server.answer('/psp/psp.js', handler);
    expect((await check(`${server.origin}/`)).rules).toEqual([rule]);
  });

  it('[CLI-04] accepts nonces with strict-dynamic', async () => {
    await using server = await host({
      body: '',
      head: script.replace('src', 'nonce="abc" src'),
      headers: { 'content-security-policy': "script-src 'nonce-abc' 'strict-dynamic'; connect-src 'self'" },
    });
    expect(await check(`${server.origin}/`)).toMatchObject({ code: 0 });
  });

  it.each<[string, Handler]>([
    ['call-failed', status(500)],
    ['call-failed', html()],
    ['call-failed', redirect('/account/login')],
    ['call-failed', redirect('http://127.0.0.1:9/list')],
    ['call-failed', raw('<b>Warning</b>: {"data": []}')],
    ['call-failed', raw('{"data": []}', 'text/html')],
    ['answer-shape', json({ data: { 1: {} } })],
    ['near-key', json({ data: [{ id: 1 }], Total: 1 })],
    ['skip-ignored', list(6000, batch => ({ ...batch, data: rows(0, 2500) }))],
    [
      'repeated-id',
      list(6000, (batch, skip) => (skip === 2500 ? { ...batch, data: rows(2490, 5000) } : batch)),
    ],
    ['short-list', list(6000, (batch, skip) => (skip >= 2500 ? { ...batch, data: [] } : batch))],
    ['no-total', list(2500, ({ data }) => ({ data }))],
    [
      'unstable-order',
      list(6000, (batch, skip) => (skip === 1250 ? { ...batch, data: rows(0, 2500).reverse() } : batch)),
    ],
  ])('[CLI-04] finds %s in the answer to a call', async (rule, handler) => {
    await using server = await host({ body: table });
    server.answer('/list', handler);
    expect((await check(`${server.origin}/`)).rules).toEqual([rule]);
  });

  it.each<[string, (page: number, limit: number) => number, number]>([
    ['from 0', (page, limit) => page * limit, 6000],
    ['from 0, in a long list', (page, limit) => page * limit, 60_000],
    ['from 1', (page, limit) => Math.max(0, page - 1) * limit, 60_000],
  ])(
    '[CLI-04] says that skip is a number of rows to a host that counts pages %s',
    async (_, startOf, count) => {
      await using server = await host({ body: table });
      server.answer('/list', (response, request, hit) => {
        const query = new URL(request.url, 'http://host').searchParams;
        const limit = Number(query.get('limit'));
        const start = startOf(Number(query.get('skip')), limit);
        json({ data: rows(start, Math.max(start, Math.min(count, start + limit))), total: count })(
          response,
          request,
          hit,
        );
      });
      expect((await check(`${server.origin}/`)).findings).toMatchObject([
        { rule: 'skip-ignored', fix: expect.stringContaining('a number of rows, not of a page') },
      ]);
    },
  );

  it('[CLI-04] names text before the JSON of an answer, not the Accept header', async () => {
    await using server = await host({ body: table });
    const warning = '<br />\n<b>Warning</b>: Undefined array key "skip" in <b>/srv/list.php</b><br />\n';
    server.answer('/list', raw(`${warning}{"data": [{"id": 1}], "total": 1}`));
    expect((await check(`${server.origin}/`)).findings).toMatchObject([
      {
        rule: 'call-failed',
        message: expect.stringContaining('Text stands before the JSON: a warning of PHP?'),
        fix: expect.not.stringContaining('Accept'),
      },
    ]);
  });

  it('[CLI-04] calls what the attributes of an element ask for', async () => {
    await using server = await host({
      body: '<psp-travel-requests data-owner="user" data-id="7"></psp-travel-requests><psp-activity-units data-mode="study" data-id="5" data-api-base="/portal"></psp-activity-units>',
    });
    await check(`${server.origin}/`);
    expect(server.hits('/user/api/list/travelRequests/7/minimal')).toHaveLength(1);
    expect(server.hits('/patient/api/list/travelRequests/7/minimal')).toHaveLength(0);
    expect(server.hits('/portal/activityUnit/api/study/5/activityUnitList')).toHaveLength(1);
  });

  it('[CLI-04] sends the session to this site and prints nothing of it', async () => {
    await using server = await host({ body: table });
    server.answer('/list', status(500));
    const folder = mkdtempSync(join(tmpdir(), 'psp-check-'));
    const cookies = join(folder, 'cookies.txt');
    writeFileSync(
      cookies,
      '#HttpOnly_127.0.0.1\tFALSE\t/\tFALSE\t0\tsession\ts3cret\nother.test\tFALSE\t/\tFALSE\t0\ta\tb\n',
    );
    const { text } = await check(
      `${server.origin}/`,
      '--cookie-file',
      cookies,
      '--header',
      'Authorization: Basic s3cret',
    );
    rmSync(folder, { recursive: true });
    for (const { headers } of [...server.hits('/'), ...server.hits('/list')])
      expect(headers).toMatchObject({ cookie: 'session=s3cret', authorization: 'Basic s3cret' });
    expect(text).not.toContain('s3cret');
  });

  it.each<[string, Handler]>([
    ['asks to sign in', redirect('/login')],
    ['asks to sign in', raw('<form><input type="password"></form>', 'text/html')],
    ['another site', redirect('http://localhost:9/')],
    ['status 404', status(404)],
  ])('[CLI-04] cannot run on a page that says: %s', async (reason, handler) => {
    await using server = await host({ body: '' });
    server.answer('/', handler);
    server.answer('/login', html());
    const { code, text } = await check(`${server.origin}/`);
    expect([code, text]).toEqual([2, expect.stringContaining(reason)]);
  });
});
