// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { menuPages } from '../../host/pages.ts';
import { type Role, roles } from '../../host/session.ts';
import { beginSession, runPortal, type Session } from './portal.ts';

const portalUrl = runPortal({ distFolder: 'dist' });
let session: Session;

beforeEach(async () => {
  session = await beginSession(portalUrl());
});

describe('the pages of the menu', () => {
  it.each(Object.keys(roles) as Role[])(
    'open for %s where the role allows it, else answer 403',
    async role => {
      const visitor = await beginSession(portalUrl(), role);
      for (const { path, roles: allowed } of menuPages)
        expect((await visitor.get(path)).status, path).toBe(allowed.includes(role) ? 200 : 403);
    },
  );
});

describe('a post', () => {
  it.each<[string, Record<string, string>]>([
    ['/direct/site/12/deposit/', { parentBalance: '250000.00' }],
    ['/direct/reimbursement/700001/view/', { quickApprove: 'true' }],
    ['/role', { role: 'patient' }],
    ['/logout', {}],
  ])("to %s is refused without the session's token", async (path, fields) => {
    for (const body of [fields, { ...fields, _token: 'guessed' }])
      expect((await session.submit(path, new URLSearchParams(body))).status).toBe(403);
    expect((await session.get('/')).status).toBe(200);
  });

  it('of a deposit is refused a cent too much, a threshold above its funds and a stale balance', async () => {
    const stored = await studiesOfDeposit();
    const [first = '', second = ''] = Object.keys(stored).filter(name => /^\d+$/.test(name));
    const post = async (changed: Record<string, string>) => {
      const fields = { parentBalance: '0.30', ...stored, ...changed, _token: session.token };
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      return (await session.submit('/direct/site/13/deposit/', body)).status;
    };
    expect(await post({ [first]: '0.10', [second]: '0.20' })).toBe(303);
    expect(await post({ [first]: '0.11', [second]: '0.20' })).toBe(422);
    expect(await post({ [first]: '0.10', [`${first}Threshold`]: '0.11' })).toBe(422);
    expect(await post({ [first]: '1e-1' })).toBe(422);
    expect(await post({ parentBalance: '0.31' })).toBe(409);
  });

  it('decides a payment once; a second decision answers 409', async () => {
    const decide = async (id: number, data: object) =>
      (await session.post(`/direct/reimbursement/${id}/view/`, data)).status;
    expect(await decide(700_001, { quickApprove: true })).toBe(200);
    expect(await decide(700_001, { quickDeny: true, reason: 'Twice' })).toBe(409);
    expect(await decide(700_002, { quickDeny: true, reason: ' ' })).toBe(422);
    expect(await decide(700_002, { quickDeny: true, reason: 'No receipt' })).toBe(200);
    expect(await decide(1, { quickApprove: true })).toBe(404);
  });
});

describe('the review queue', () => {
  it('comes in batches, and repeats no row', { tags: ['slow'] }, async () => {
    const list = (query: string) => session.get(`/direct/reimbursement/site/12/review/api/list/?${query}`);
    const { total } = await (await list('limit=1&skip=0')).json();
    expect(total).toBeGreaterThan(60_000);
    const seen = new Set<string>();
    for (let skip = 0; skip < total; skip += 10_000) {
      const batch = await (await list(`limit=10000&skip=${skip}`)).json();
      expect(batch).toMatchObject({ total, skip });
      for (const row of batch.data) seen.add(row.id);
    }
    expect(seen.size).toBe(total);
  });
});

describe('compression', () => {
  const encoding = async (path: string, accepted: string) => {
    const answer = await session.get(path, { headers: { 'accept-encoding': accepted } });
    await answer.text();
    return answer.headers.get('content-encoding');
  };

  it('is used for long JSON answers, if the browser accepts it, and never for pages with a token', async () => {
    const list = '/direct/reimbursement/site/12/review/api/list/?limit=100&skip=0';
    expect(await encoding(list, 'gzip, br')).toBe('gzip');
    expect(await encoding(list, 'identity')).toBeNull();
    expect(await encoding('/direct/reimbursement/site/12/review/', 'gzip, br')).toBeNull();
  });
});

describe('the files of the library', () => {
  it('may be cached for ever if hashed, and are revalidated if not', async () => {
    const script = await session.get('/psp/psp.js', { headers: { 'accept-encoding': 'br' } });
    expect(Object.fromEntries(script.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-encoding': 'br',
    });
    const { files } = await (await session.get('/psp/manifest.json')).json();
    const hashed = Object.keys(files).find(name => /^react\.\w+\.js$/.test(name));
    const chunk = await session.get(`/psp/${hashed}`);
    expect(chunk.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const name of ['..%2fpackage.json', '.env', 'missing.js'])
      expect((await session.get(`/psp/${name}`)).status, name).toBe(404);
  });
});

/** The fields of a form that leaves the deposit of site 13 as it is. */
async function studiesOfDeposit(): Promise<Record<string, string>> {
  const page = await (await session.get('/direct/site/13/deposit/')).text();
  const json = /data-children="([^"]*)"/.exec(page)?.[1]?.replaceAll('&#34;', '"').replaceAll('&quot;', '"');
  const children: { id: string; depositBalance: number }[] = JSON.parse(json ?? '[]');
  return Object.fromEntries(
    children.flatMap(({ id, depositBalance }) => [
      [id, depositBalance.toFixed(2)],
      [`${id}Threshold`, '0.00'],
    ]),
  );
}
