import { describe, expect, it } from 'vitest';
import { definitions } from '../../src/cli/definitions.generated.ts';
import { tagToCopy } from '../../src/manifest/contract/tag-to-copy.ts';
import { check, file, type Host, host, script, table } from '../support/checked-page.ts';
import { type Handler, json, status } from '../support/faulty-server.ts';

const textsStart = '<script type="application/json" data-psp-texts';
const list: Handler = (response, request, hit) =>
  json({ data: request.url.includes('skip=0') ? [{ id: 1 }] : [], total: 1 })(response, request, hit);

async function checked(settings: Partial<Host>, files: Readonly<Record<string, Handler>> = {}) {
  await using server = await host({ body: '', ...settings });
  for (const [path, handler] of Object.entries({ '/list': list, ...files })) server.answer(path, handler);
  return { ...(await check(`${server.origin}/`)), log: server.log };
}

describe('psp check on a page', () => {
  it('[CLI-04] finds nothing on a page without mistakes, and only sends GETs', async () => {
    const { code, findings, log } = await checked({ body: table });
    expect({ code, findings }).toEqual({ code: 0, findings: [] });
    expect(log.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /',
      'GET /psp/psp.js',
      'GET /psp/manifest.json',
      'GET /psp/psp.css',
      'GET /list?limit=2500&skip=0',
      'GET /list?limit=2500&skip=1&total=1',
    ]);
  });

  it.each(['psp-4f3c.js', 'psp.4f3c.js', 'psp-Bx_9Zq.js'])(
    '[CLI-04] [EMB-19] knows psp.js with a digest: %s',
    async name => {
      const head = script.replace('psp.js', name);
      const { messages } = await checked(
        { head, body: table },
        { [`/psp/${name}`]: file('', 'text/javascript', 'max-age=31536000, immutable') },
      );
      expect(messages).toEqual([]);
    },
  );

  it.each<[string, Partial<Host>]>([
    ['does not load psp.js', { body: '<psp-cookie-consent></psp-cookie-consent>', head: '' }],
    ['loaded again', { head: script + script }],
    [
      'data-psp-language is not a setting of psp.js. Write data-psp-languages.',
      { head: script.replace('src', 'data-psp-language="de" src') },
    ],
    ['psp.js is a module', { head: '<script src="/psp/psp.js"></script>' }],
    ['from another site', { head: '<script type="module" src="https://cdn.test/psp/psp.js"></script>' }],
    [
      'address of this file cannot be read',
      { head: '<script type="module" src="http://[/psp.js"></script>' },
    ],
    ['integrity does not match', { head: script.replace('src', 'integrity="sha384-AAAA" src') }],
    ['status 404', { head: `${script}<link rel="stylesheet" href="/old/psp.css">` }],
    ["'strict-dynamic', in script-src", { headers: { 'content-security-policy': "script-src 'nonce-abc'" } }],
    [
      "Allow 'self' in connect-src",
      { head: `<meta http-equiv="Content-Security-Policy" content="connect-src 'none'">${script}` },
    ],
    ['This script holds JSON', { head: `${script}<script data-psp-texts lang="nl">{}</script>` }],
    ['has no lang', { head: `${script}${textsStart}>{}</script>` }],
    ['lang="Dutch" is not the code', { head: `${script}${textsStart} lang="Dutch">{}</script>` }],
    ['is not valid JSON at line 1, column 2', { head: `${script}${textsStart} lang="nl">{,}</script>` }],
    ['is not an object', { head: `${script}${textsStart} lang="nl">[]</script>` }],
    ['"old.key" is not the key', { head: `${script}${textsStart} lang="nl">{"old.key": "x"}</script>` }],
  ])('[CLI-04] finds: %s', async (message, settings) => {
    const { code, messages } = await checked(settings);
    expect([code, messages]).toEqual([1, [expect.stringContaining(message)]]);
  });

  it.each<[string, string]>([
    ['There is no such element. Write <psp-table>.', '<psp-tabel data-endpoint="/list"></psp-tabel>'],
    ['The tag is not closed', '<div><psp-copy-text data-text="a"></div>'],
    ['The tag is not closed', '<psp-copy-text data-text="a"/>'],
    ['data-endpoint is missing', '<psp-table></psp-table>'],
    ['Use data-page-size', '<psp-table data-endpoint="/list" data-pagesize="25"></psp-table>'],
    ['directly before a <table>', '<table><tr></tr><psp-copy-text data-text="4"></psp-copy-text></table>'],
    ['A quote in data-text has ended it', '<psp-copy-text data-text="<b>"Anna Roe"</b>"></psp-copy-text>'],
    [
      'is ignored. Use "href"',
      `<psp-breadcrumbs><script type="application/json" data-prop="items">[{"label": "A", "herf": "/"}]</script></psp-breadcrumbs>`,
    ],
    ['data-token is empty', '<psp-review-queue data-endpoint="/list" data-token=""></psp-review-queue>'],
  ])('[CLI-04] finds on a tag: %s', async (message, body) => {
    const { code, messages } = await checked({ body });
    expect([code, messages]).toEqual([1, [expect.stringContaining(message)]]);
  });

  it.each(definitions.map(definition => [definition.tag, tagToCopy(definition)] as const))(
    '[CLI-04] finds nothing on the documented example of %s itself',
    async (_, body) => {
      const { findings } = await checked({ body });
      expect(findings.filter(({ line }) => line !== undefined)).toEqual([]);
    },
  );

  it('[CLI-04] leaves attributes alone that are the page’s own', async () => {
    const own = 'data-turbo-temporary data-cms="7" hx-get="/" class="a" aria-label="b" onclick="c()"';
    expect((await checked({ body: `<psp-copy-text data-text="a" ${own}></psp-copy-text>` })).code).toBe(0);
  });

  it('[CLI-04] [EMB-15] notes a text that leaves out a placeholder, which is not a mistake', async () => {
    const head = `${script}${textsStart} lang="nl">{"selection.selectRow": "Rij", "deposit-form.save": ""}</script>`;
    expect(await checked({ head })).toMatchObject({
      code: 0,
      findings: [{ level: 'note', message: '"selection.selectRow" leaves out {row}.' }],
    });
  });

  it('[CLI-04] notes that psp.css is missing', async () => {
    const head = script.replace(/<link.*/, '');
    expect(await checked({ head, body: table })).toMatchObject({
      code: 0,
      findings: [{ level: 'note', message: expect.stringContaining('does not load psp.css') }],
    });
  });

  it('[CLI-04] accepts nonces with strict-dynamic', async () => {
    const policy = "script-src 'nonce-abc' 'strict-dynamic'; connect-src 'self'";
    const settings = { head: script.replace('src', 'nonce="abc" src') };
    expect((await checked({ ...settings, headers: { 'content-security-policy': policy } })).code).toBe(0);
  });
});

describe('psp check on the files of the library', () => {
  it('[CLI-04] [EMB-19] finds that an asset pipeline has moved psp.js away from the other files', async () => {
    const head = script.replace('psp/psp.js', 'static/psp.4f3c.js');
    const moved = file('', 'text/javascript', 'max-age=31536000, immutable');
    expect((await checked({ head, body: table }, { '/static/psp.4f3c.js': moved })).messages).toEqual([
      'manifest.json is not beside this file: an asset pipeline has renamed or moved what dist/ holds. Serve dist/ as it is.',
    ]);
  });

  const kept = 'public, max-age=31536000, immutable';
  const type = 'text/javascript';

  it.each<[string, Handler]>([
    ['Send Cache-Control: no-cache', file('export {};', type, kept)],
    ['Send Content-Type: text/javascript', file('export {};', 'text/plain', 'no-cache')],
    ['is answered with status 404', status(404)],
    [
      'or the answer is damaged',
      response => void response.writeHead(200, { 'content-length': 9 }).write('a', () => response.destroy()),
    ],
  ])('[CLI-04] finds of psp.js: %s', async (message, handler) => {
    expect((await checked({}, { '/psp/psp.js': handler })).messages).toEqual([
      expect.stringContaining(message),
    ]);
  });

  it.each<[string, 'error' | 'note', Handler]>([
    ['not that of manifest.json', 'error', file('export const a = 2;', type, kept)],
    ['is answered with status 404', 'error', status(404)],
    [
      '1 files whose names change with their content are not cached for long',
      'note',
      file('export const a = 1;', type, 'no-cache'),
    ],
  ])('[CLI-04] finds of a file that an element needs: %s', async (message, level, handler) => {
    const integrity = 'sha384-cbUm2un28wzCuhRbr5P2NjvygLIPE7Upshq7IFu3zHWe7O6QknqF2PIHu0c5wGP6';
    const manifest = json({
      files: { 'a.js': { integrity } },
      tags: { 'psp-copy-text': ['psp.js', 'a.js'] },
    });
    const body = '<psp-copy-text data-text="a"></psp-copy-text>';
    const { findings } = await checked({ body }, { '/psp/manifest.json': manifest, '/psp/a.js': handler });
    expect(findings).toMatchObject([{ level, message: expect.stringContaining(message) }]);
  });
});
