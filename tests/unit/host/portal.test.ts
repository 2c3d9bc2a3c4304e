import { beforeEach, describe, expect, it } from 'vitest';
import { menuPages } from '../../host/pages.ts';
import { type Role, roles } from '../../host/session.ts';
import { beginSession, runPortal, type Session } from './portal.ts';

const portalUrl = runPortal();
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
