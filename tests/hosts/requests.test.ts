import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { interpreterPath } from '../support/interpreters.ts';
import { languages, type StartedHost, startHost } from './helpers.ts';

interface Sent {
  readonly method?: string;
  readonly body?: URLSearchParams | '';
  readonly headers?: Record<string, string>;
}

describe.each(languages)('a host with the helper of %s', language => {
  let server: StartedHost;
  let cookies: Record<string, string>;
  let token: string;

  beforeAll(async () => {
    server = await startHost(language);
  });
  afterAll(() => server.stop());

  /** `fetch` would replace Sec-Fetch-Mode. */
  async function send(
    path: string,
    { method = 'GET', body = '', headers = {} }: Sent = {},
  ): Promise<Response> {
    const cookie = Object.entries(cookies).map(pair => pair.join('='));
    const form = body && { 'Content-Type': 'application/x-www-form-urlencoded' };
    const outgoing = request(`${server.url}${path}`, {
      method,
      headers: { 'X-Requested-With': 'XMLHttpRequest', cookie: cookie.join('; '), ...form, ...headers },
    }).end(String(body));
    const [answer]: IncomingMessage[] = await once(outgoing, 'response');
    if (!answer) throw new Error('There is no answer.');
    for (const each of answer.headers['set-cookie'] ?? []) {
      const [name = '', value = ''] = (each.split(';')[0] ?? '').split('=');
      cookies[name] = value;
    }
    const status = answer.statusCode ?? 0;
    const { location = '', 'content-type': type = '' } = answer.headers;
    return new Response(await buffer(answer), { status, headers: { location, 'content-type': type } });
  }

  const save = (name: string, headers: Record<string, string> = {}): Promise<Response> =>
    send('/save', {
      method: 'POST',
      body: new URLSearchParams({ name }),
      headers: { 'X-CSRF-Token': token, ...headers },
    });
  const key = () => ({ 'Idempotency-Key': randomBytes(16).toString('hex') });
  const countOfSaved = async (): Promise<number> => (await (await send('/count')).json()).count;

  async function signIn(name: string): Promise<void> {
    cookies = {};
    token = (await (await send(`/sign-in?name=${name}`, { method: 'POST' })).json()).token;
  }

  beforeEach(() => signIn('ada'));

  it('answers a call with a session', async () => {
    expect(await (await send('/call')).json()).toEqual({ ok: true, id: '9007199254740995' });
  });

  it('[NET-28] answers a call without a session with 401 and the address to sign in at', async () => {
    await send('/sign-out', { method: 'POST', headers: { 'X-CSRF-Token': token } });
    const answer = await send('/call');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ signIn: '/login' });
  });

  it('sends a page without a session to sign in, and names its whole address', async () => {
    cookies = {};
    const answer = await send('/call?tab=a%26b', { headers: { 'X-Requested-With': '' } });
    expect([302, 303]).toContain(answer.status);
    const [, next = ''] = /\/login\?next=(.*)$/.exec(answer.headers.get('location') ?? '') ?? [];
    expect(decodeURIComponent(next)).toBe('/call?tab=a%26b');
  });

  it('sends a native form without a session to sign in, not back to the address that only takes posts', async () => {
    await send('/sign-out', { method: 'POST', headers: { 'X-CSRF-Token': token } });
    const answer = await save('Ada', { 'X-Requested-With': '' });
    expect([302, 303]).toContain(answer.status);
    expect(answer.headers.get('location')).toMatch(/\/login$/);
  });

  it('[NET-25] refuses an old token with the fresh one, which is then accepted', async () => {
    const before = await countOfSaved();
    const refused = await save('Ada', { 'X-CSRF-Token': 'old' });
    expect(refused.status).toBe(403);
    const { token: fresh } = await refused.json();
    expect((await save('Ada', { 'X-CSRF-Token': fresh })).status).toBe(200);
    expect(await countOfSaved()).toBe(before + 1);
  });

  it('[NET-25] refuses a wrong token, with an Idempotency-Key too, whoever sends it', async () => {
    const before = await countOfSaved();
    const headers = { ...key(), 'X-CSRF-Token': 'wrong' };
    expect((await save('Ada', headers)).status).toBe(403);
    await save('Ada', { ...headers, 'X-Requested-With': '' });
    expect(await countOfSaved()).toBe(before);
  });

  it('reads the token of a native form from its field', async () => {
    const answer = await send('/save', {
      method: 'POST',
      body: new URLSearchParams({ name: 'Ada', _token: token }),
      headers: { 'X-Requested-With': '' },
    });
    expect([302, 303]).toContain(answer.status);
    expect(answer.headers.get('location')).toMatch(/\/page$/);
  });

  it('carries out a repeated post once, with the first answer', async () => {
    const before = await countOfSaved();
    const headers = key();
    const answers = await Promise.all([save('Ada', headers), save('Ada', headers), save('Ada', headers)]);
    const again = await save('Ada', headers);
    for (const answer of [...answers, again]) {
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toContain('application/json');
      expect(await answer.json()).toMatchObject({ result: 'success', redirect: '/page' });
    }
    expect(await countOfSaved()).toBe(before + 1);
  });

  it('repeats a redirect as a redirect', async () => {
    const headers = { ...key(), 'X-Requested-With': '' };
    const first = await save('Ada', headers);
    const again = await save('Ada', headers);
    expect([again.status, again.headers.get('location')]).toEqual([
      first.status,
      first.headers.get('location'),
    ]);
  });

  it.each(['', 'ended session', 'crash'])(
    'keeps nothing of a post that was not carried out: %s',
    async name => {
      const before = await countOfSaved();
      const headers = key();
      expect((await save(name, headers)).status).toBeGreaterThanOrEqual(300);
      expect(await countOfSaved()).toBe(before);
      expect((await save('Ada', headers)).status).toBe(200);
      expect(await countOfSaved()).toBe(before + 1);
    },
  );

  it('answers a refused field under its name', async () => {
    const answer = await save('', key());
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: { name: ['Enter a name.'] } });
  });

  it("does not give one person's answer to another", async () => {
    const headers = key();
    await save('Ada', headers);
    const before = await countOfSaved();
    await signIn('grace');
    expect((await save('Ada', headers)).status).toBe(200);
    expect(await countOfSaved()).toBe(before + 1);
  });

  it('keeps a message until a person sees a page', async () => {
    await save('Ada', key());
    await send('/page', { headers: { 'Sec-Fetch-Mode': 'cors' } });
    const navigation = { headers: { 'Sec-Fetch-Mode': 'navigate', 'X-Requested-With': '' } };
    const seen = await send('/page', navigation);
    expect(await seen.json()).toEqual({ level: 'success', message: 'Ada was saved.' });
    expect(await (await send('/page', navigation)).json()).toBe(null);
  });

  interface ListAnswer {
    readonly data: readonly { id: number | string; patient: string; status: string; total: number }[];
    readonly total: number;
    readonly totalAll: number;
    readonly filters: unknown;
  }
  const list = async (query: Record<string, string>): Promise<ListAnswer> =>
    (await send(`/list?${new URLSearchParams(query)}`)).json();
  const allIds = async (query: Record<string, string>, limit = 90): Promise<number[]> => {
    const ids: number[] = [];
    for (let skip = 0; ; skip += limit) {
      const { data, total } = await list({ ...query, limit: String(limit), skip: String(skip) });
      ids.push(...data.map(({ id }) => Number(id)));
      if (skip + limit >= total) return ids;
    }
  };
  const idsFrom = (newest: number) => Array.from({ length: newest }, (_, index) => newest - index);

  it('[NET-06] answers a batch with the rows of its site, newest first', async () => {
    const { data, total, totalAll, filters } = await list({ limit: '2500', skip: '0' });
    expect(data.map(({ id }) => Number(id))).toEqual(idsFrom(1000));
    expect([total, totalAll]).toEqual([1000, 1000]);
    expect(filters).toEqual({ status: ['inReview', 'paid', 'denied'] });
    expect(data[0]).toMatchObject({ patient: 'Patient 1', status: 'paid', total: 600 });
  });

  it.each(['asc', 'desc'])('[TBL-24] shows every row once in pages of equal values: %s', async order => {
    const ids = await allIds({ sort: 'total', order });
    expect(new Set(ids).size).toBe(1000);
    const totals = ids.map(id => (id % 7) * 100 * (order === 'asc' ? 1 : -1));
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
  });

  it('[TBL-24] searches for what people see', async () => {
    expect((await list({ limit: '10', skip: '0', search: 'in REVIEW' })).total).toBe(333);
    expect((await list({ limit: '10', skip: '0', search: 'review 7' })).total).toBe(
      (await allIds({ search: '7 review' })).length,
    );
  });

  it('[TBL-24] finds letters beyond A to Z as they are stored, on SQLite too', async () => {
    expect((await list({ limit: '10', skip: '0', search: 'Étude' })).total).toBe(20);
  });

  it('[TBL-24] finds dates as people see them', async () => {
    expect((await list({ limit: '10', skip: '0', search: '18 Jul 2026' })).total).toBe(250);
    expect((await list({ limit: '10', skip: '0', search: 'mar 2026' })).total).toBe(500);
    expect((await list({ limit: '10', skip: '0', search: 'Aug 2026' })).total).toBe(0);
  });

  it('sends an id that JavaScript cannot hold as a text', async () => {
    const { data }: ListAnswer = await (await send('/queue?limit=1')).json();
    expect(data[0]).toMatchObject({ id: '9007199254740995', totalUSD: 100 });
  });

  it('takes the characters of LIKE literally', async () => {
    expect((await list({ limit: '10', skip: '0', search: '100%_\\!' })).total).toBe(100);
    expect((await list({ limit: '10', skip: '0', search: 'P%t' })).total).toBe(0);
  });

  it('[TBL-24] filters by a value', async () => {
    const { data, total, totalAll } = await list({ limit: '10', skip: '0', 'filter[status]': 'paid' });
    expect(new Set(data.map(({ status }) => status))).toEqual(new Set(['paid']));
    expect([total, totalAll]).toEqual([334, 1000]);
  });

  it('answers past the end with the right total', async () => {
    expect(await list({ limit: '10', skip: '5000' })).toMatchObject({ data: [], total: 1000 });
  });

  describe('whose count was kept a minute ago', () => {
    const kept = { kept: 'yes' };
    beforeEach(() => list({ ...kept, limit: '1', skip: '0' }));

    it.each([90, 500, 2500])('[RQ-08] is sent whole with a new row, in batches of %i', async limit => {
      server.database.exec("INSERT INTO payments VALUES (2000, 12, 1, 'paid', 0, '2026-07-05')");
      const ids = await allIds(kept, limit);
      const { total, totalAll } = await list({ ...kept, limit: String(limit), skip: '1000' });
      server.database.exec('DELETE FROM payments WHERE id = 2000');
      expect(ids).toEqual([2000, ...idsFrom(1000)]);
      expect([total, totalAll]).toEqual([1001, 1001]);
    });

    it.each([0, 500, 999])('[RQ-08] ends with the last row that is left, from row %i', async skip => {
      server.database.exec('UPDATE payments SET site = 14 WHERE id = 1000');
      const { data, total } = await list({ ...kept, limit: '1000', skip: String(skip) });
      server.database.exec('UPDATE payments SET site = 12 WHERE id = 1000');
      expect(data.map(({ id }) => Number(id))).toEqual(idsFrom(999 - skip));
      expect(total).toBe(999);
    });

    it('[TBL-24] is told as empty once its last row is gone', async () => {
      server.database.exec('UPDATE payments SET site = 15 WHERE site = 12');
      const answer = await list({ ...kept, limit: '10', skip: '0' });
      server.database.exec('UPDATE payments SET site = 12 WHERE site = 15');
      expect(answer).toMatchObject({ data: [], total: 0, totalAll: 0 });
    });
  });

  it.each<Record<string, string>>([
    { sort: 'p.total; DROP TABLE saved' },
    { 'filter[id]': '1' },
    { limit: 'ten' },
    { skip: '-1' },
    { sort: '__proto__' },
  ])('refuses what it does not know: %o', async query => {
    const answer = await send(`/list?${new URLSearchParams({ limit: '10', skip: '0', ...query })}`);
    expect(answer.status).toBe(400);
  });

  it.each(['search[]', 'sort[]', 'limit[]', 'filter', 'filter[status][]'])(
    'refuses or ignores a list in place of a text: %s',
    async name => {
      const answer = await send(`/list?${new URLSearchParams({ [name]: 'x' })}`);
      const total = answer.status === 400 ? 1000 : (await answer.json()).total;
      expect(total).toBe(1000);
    },
  );
});

it('[NET-25] refuses a post of a session that has no token, in PHP', () => {
  const script = `require 'hosts/php/Psp.php'; require 'hosts/php/PspRequests.php';
    echo json_encode([PspRequests::tokenRefusal(null), PspRequests::tokenRefusal('')]);`;
  const refusals = JSON.parse(execFileSync(interpreterPath('php'), ['-r', script], { encoding: 'utf8' }));
  expect(refusals).toMatchObject([{ status: 403 }, { status: 403 }]);
});

it("[RQ-03] carries out a post once inside a transaction of the host's own, in PHP", () => {
  const output = execFileSync(interpreterPath('php'), ['tests/hosts/own-transaction.php'], {
    encoding: 'utf8',
  });
  expect(JSON.parse(output)).toEqual({ statuses: [303, 303, 422], saved: ['Ada'] });
});

it.each(['php', 'java', 'node'])(
  'the README of %s shows the table for answers, and needs no other file',
  language => {
    const [table = ''] = readFileSync('tests/hosts/schema.sql', 'utf8').split('CREATE TABLE saved');
    const readme = readFileSync(`hosts/${language}/README.md`, 'utf8');
    expect(readme).toContain(table);
    expect(readme).not.toContain('](..');
  },
);
