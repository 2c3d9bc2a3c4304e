import { describe, expect, it } from 'vitest';
import { check, host, rows, script, table } from '../support/checked-page.ts';
import { cutOff, type Handler, html, json, raw, redirect, status } from '../support/faulty-server.ts';

async function checked(list: Handler, body = table, head = script) {
  await using server = await host({ body, head });
  server.answer('/list', list);
  return { ...(await check(`${server.origin}/`)), log: server.log };
}

/** A list of so many rows that honours limit and skip, with answers changed by `change`. */
const list =
  (
    count: number,
    change: (batch: { data: object[]; total: number }, skip: number) => unknown = batch => batch,
    startOf = (skip: number, _limit: number) => skip,
  ): Handler =>
  (response, request, hit) => {
    const query = new URL(request.url, 'http://host').searchParams;
    const [skip, limit] = [Number(query.get('skip')), Number(query.get('limit'))];
    const start = startOf(skip, limit);
    const data = rows(start, Math.max(start, Math.min(count, start + limit)));
    const answer = change({ data, total: count }, skip);
    (typeof answer === 'number' ? status(answer) : json(answer))(response, request, hit);
  };

const latin1 =
  (answer: object): Handler =>
  response => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(Buffer.from(JSON.stringify(answer), 'latin1'));
  };

const warning = '<br />\n<b>Warning</b>: Undefined array key "skip" in <b>/srv/list.php</b><br />\n';

describe('psp check on the calls of a page', () => {
  it.each<[string, Handler]>([
    ['with limit=2500&skip=0 is answered with status 500', status(500)],
    ['answered with a page of HTML', html()],
    ['asks to sign in', redirect('/account/login')],
    ['asks to sign in', redirect('http://127.0.0.1:9/list')],
    ['asks to sign in', status(401)],
    ['Text precedes the JSON: a PHP warning?', raw(`${warning}{"data": [{"id": 1}], "total": 1}`)],
    ['is not valid JSON', raw('{"data": [}')],
    ['not labelled as JSON', raw('{"data": []}', 'text/html')],
    ['bytes that are not UTF-8', latin1({ data: [{ id: 1, patient: 'Zoë' }], total: 1 })],
    ['or the answer is damaged', cutOff('{"data": [')],
    ['redirects to something that is not an address', redirect('http://[')],
    ['"Total" is ignored', json({ data: [{ id: 1 }], Total: 1 })],
  ])('[CLI-04] finds: %s', async (message, handler) => {
    const { code, findings } = await checked(handler);
    expect(code).toBe(1);
    expect(findings).toMatchObject([{ tag: 'psp-table', message: expect.stringContaining(message) }]);
  });

  it('[CLI-04] names the parameters of the page in a failed call, without their values', async () => {
    const { text } = await checked(status(400), '<psp-table data-endpoint="/list?key=s3cret"></psp-table>');
    expect(text).toContain('The call with key=…&limit=2500&skip=0 is answered with status 400.');
    expect(text).not.toContain('s3cret');
  });

  it('[CLI-04] looks at the other calls after one that fails', async () => {
    const both = `${table}<psp-table data-endpoint="/list?b"></psp-table>`;
    expect((await checked(cutOff('{'), both)).findings).toHaveLength(2);
  });

  it('[CLI-04] calls what the attributes of an element ask for, and the same call once', async () => {
    const requests = '<psp-travel-requests data-owner="user" data-id="7"></psp-travel-requests>';
    const units =
      '<psp-activity-units data-mode="study" data-id="5" data-api-base="/portal"></psp-activity-units>';
    const { log } = await checked(list(3), `${requests}${units}${units}`);
    const called = log.map(({ url }) => url).filter(url => /\/api\//.test(url));
    expect(called).toEqual([
      expect.stringMatching(/^\/user\/api\/list\/travelRequests\/7\/minimal/),
      expect.stringMatching(/^\/portal\/activityUnit\/api\/study\/5\/activityUnitList/),
    ]);
  });

  it.each<[string, string, string[]]>([
    ['at once, and not for a type that nobody has chosen', '', ['direct', 'study']],
    ['on the page of a site', 'data-site-id="12"', ['direct']],
    ['for an internal user', 'data-internal', ['cro', 'direct', 'site', 'sponsors', 'study']],
  ])('[CLI-04] makes the calls that a report form makes %s', async (_, more, sections) => {
    const types = '[{"value": "visits", "label": "Visits"}]';
    const form = `<psp-report-form data-level="site" data-report-types='${types}' ${more}></psp-report-form>`;
    const { log } = await checked(json([]), form);
    const called = log.map(({ url }) => url.split('/')[1] ?? '').filter(name => !['', 'psp'].includes(name));
    expect(called.toSorted()).toEqual(sections);
  });

  it('[CLI-04] [EMB-18] calls with the prefix that the script tag gives', async () => {
    const units = '<psp-activity-units data-mode="study" data-id="5"></psp-activity-units>';
    const { log } = await checked(list(3), units, script.replace('src', 'data-psp-api-base="/portal" src'));
    expect(log.map(({ url }) => url)).toContainEqual(expect.stringMatching(/^\/portal\/activityUnit\//));
  });
});

describe('psp check on a list that the browser holds', () => {
  it.each([1, 2, 2500, 6000, 60_000])('[CLI-04] finds nothing on a list of %i rows', async count => {
    expect((await checked(list(count))).findings).toEqual([]);
  });

  it.each<[string, Handler]>([
    ['states no "total"', list(2500, ({ data }) => ({ data }))],
    ['more rows follow', list(6000, ({ data }) => ({ data, total: 2500 }))],
    ['skip=1250 is not answered with the rows from the 1251th on', list(6000, undefined, () => 0)],
    ['counts rows, not pages', list(60_000, undefined, (page, limit) => page * limit)],
    ['counts rows, not pages', list(6000, undefined, (page, limit) => Math.max(0, page - 1) * limit)],
    [
      'skip=2500 is answered with rows that came before',
      list(6000, undefined, skip => (skip < 2500 ? skip : 0)),
    ],
    ['answered with 10 rows that came before', list(6000, undefined, skip => (skip === 2500 ? 2490 : skip))],
    [
      'The list ends after 2500 rows',
      list(6000, (batch, skip) => (skip < 2500 ? batch : { ...batch, data: [] })),
    ],
    ['skip=2500 is answered with status 500', list(6000, (batch, skip) => (skip < 2500 ? batch : 500))],
    [
      'Rows came in another order',
      list(6000, (batch, skip) => (skip === 1250 ? { ...batch, data: rows(0, 2500).reverse() } : batch)),
    ],
  ])('[CLI-04] finds: %s', async (message, handler) => {
    expect((await checked(handler)).messages).toEqual([expect.stringContaining(message)]);
  });

  it('[CLI-04] finds nothing on a list that grows while it is checked', async () => {
    let count = 2500;
    const growing: Handler = (...args) => {
      if (args[1].url.includes('skip=2500')) count = 2501;
      list(count)(...args);
    };
    expect((await checked(growing)).findings).toEqual([]);
  });
});
