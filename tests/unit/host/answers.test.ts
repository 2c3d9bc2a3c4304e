// @vitest-environment node
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../../src/api/calls.ts';
import { createPortal, type Portal } from '../../host/server.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-'));
let portal: Portal;
let cookie: string;

beforeAll(async () => {
  portal = await createPortal({ dataFile: join(folder, 'portal.sqlite'), distFolder: folder });
  cookie = await cookieOf('internal');
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true });
});

/** The parameters of each path, so that every list has entries. */
const parameters: Record<string, string> = {
  siteId: '12',
  studyId: '508',
  sponsorId: '1',
  masterId: '2',
  patientId: '20002',
  userId: '5',
  activityId: 'found below',
};
const meaningOfId: Record<string, string> = {
  activityUnitsOfSite: '12',
  activityUnitsOfStudy: '508',
  recognitionOfSite: '12',
  monthlyRecognitionOfSite: '12',
  recognitionOfStudy: '508',
  monthlyRecognitionOfStudy: '508',
  otherReimbursements: '700001',
  sponsorLogo: '1',
  travelRequestsOfPatient: '20002',
  travelRequestsOfSite: '12',
  travelRequestsOfUser: '5',
};
const asPatient = ['recentlyUpdatedPayments', 'upcomingAppointments'];

for (const { method, name, path, answer } of calls) {
  if (method !== 'GET' || path === '{url}') continue;
  it(`[NET-08] what the portal answers to ${name} has the agreed shape, and is not empty`, async () => {
    const json = await ask(
      await filled(name, path),
      asPatient.includes(name) ? await cookieOf('patient') : cookie,
    );
    const checked = await answer['~standard'].validate(json);
    expect(checked.issues).toBeUndefined();
    expect(entriesIn(json)).toBeGreaterThan(0);
    // No item is left out for want of an id.
    if ('value' in checked && Array.isArray(checked.value))
      expect(checked.value).toHaveLength(entriesIn(json));
  });
}

it('[PD-02] a patient is refused the records of others', async () => {
  const patient = await cookieOf('patient');
  for (const path of [
    '/reimbursement/api/list/patient/20002/minimal',
    '/patient/api/list/payments/20002/advance-payment/minimal',
    '/patient/api/list/travelRequests/20002/minimal',
    '/user/api/list/travelRequests/1/minimal',
    '/dashboard/study/api/list/user/1/',
    '/patient/20002/',
    '/direct/site/12/deposit/',
    '/direct/reimbursement/site/12/review/api/list/',
  ])
    expect((await request(path, patient)).status, path).toBe(403);
  expect((await request('/reimbursement/api/list/patient/20001/minimal', patient)).status).toBe(200);
});

async function filled(name: string, path: string): Promise<string> {
  const units = await ask('/direct/activityUnit/api/site/12/activityUnitList', cookie);
  const values = { ...parameters, activityId: units.data[0].id, id: meaningOfId[name] ?? '' };
  const query = name.startsWith('monthly')
    ? '?label=Airport transfer&type=recognised&selectedYears=2026'
    : '';
  return path.replace(/\{(\w+)\}/g, (_, key: keyof typeof values) => values[key]) + query;
}

function entriesIn(json: unknown): number {
  const list = Array.isArray(json) ? json : (json as { data: unknown[] | string }).data;
  return list.length;
}

function request(path: string, as: string): Promise<Response> {
  return fetch(portal.url + path, {
    headers: { cookie: as, accept: 'application/json' },
    redirect: 'manual',
  });
}

async function ask(path: string, as: string) {
  const response = await request(path, as);
  expect(response.status, path).toBe(200);
  return response.json();
}

async function cookieOf(role: string): Promise<string> {
  const start = await fetch(portal.url);
  const own = start.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const token = /name="_token" value="([^"]+)"/.exec(await start.text())?.[1] ?? '';
  const body = new URLSearchParams({ role, _token: token });
  await fetch(`${portal.url}/role`, { method: 'POST', headers: { cookie: own }, body, redirect: 'manual' });
  return own;
}
