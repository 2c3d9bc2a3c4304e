// @vitest-environment node
import { beforeAll, expect, it } from 'vitest';
import { calls } from '../../../src/api/docs/calls.ts';
import { beginSession, runPortal, type Session } from './portal.ts';

const portalUrl = runPortal();
let internal: Session;
let patient: Session;

beforeAll(async () => {
  internal = await beginSession(portalUrl());
  patient = await beginSession(portalUrl(), 'patient');
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
  it(`answers ${name} in the agreed shape, with at least one entry`, async () => {
    const json = await ask(await filled(name, path), asPatient.includes(name) ? patient : internal);
    const checked = await answer['~standard'].validate(json);
    expect(checked.issues).toBeUndefined();
    expect(entriesIn(json)).toBeGreaterThan(0);
    // The schemas drop entries without an id.
    if ('value' in checked && Array.isArray(checked.value))
      expect(checked.value).toHaveLength(entriesIn(json));
  });
}

it('refuses a patient the records of others', async () => {
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
    expect((await patient.get(path)).status, path).toBe(403);
  expect((await patient.get('/reimbursement/api/list/patient/20001/minimal')).status).toBe(200);
});

async function filled(name: string, path: string): Promise<string> {
  const units = await ask('/direct/activityUnit/api/site/12/activityUnitList', internal);
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

async function ask(path: string, session: Session) {
  const response = await session.get(path);
  expect(response.status, path).toBe(200);
  return response.json();
}
