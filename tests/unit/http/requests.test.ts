// @vitest-environment node
import { describe, expectTypeOf, it } from 'vitest';
import type { saveDeposits } from '../../../src/api/deposits.ts';
import type { dashboardPatientsOfStudy } from '../../../src/api/patients.ts';
import type { approveReimbursement } from '../../../src/api/reviews.ts';
import type { allSites, satelliteSites } from '../../../src/api/sites.ts';
import type { tableBatch } from '../../../src/api/tables.ts';
import type { ask } from '../../../src/http/ask.ts';
import type { GetRequest, PostRequest } from '../../../src/http/endpoint.ts';

type Gets<E extends Parameters<typeof ask>[0]> = GetRequest<E>;
const page = {};

describe('the type of a request', () => {
  it('[RPT-16] asks for the parameters of the path, by their names', () => {
    expectTypeOf({ path: { masterId: 7 }, page }).toExtend<Gets<typeof satelliteSites>>();
    expectTypeOf({ page }).not.toExtend<Gets<typeof satelliteSites>>();
    expectTypeOf({ path: { siteId: 7 }, page }).not.toExtend<Gets<typeof satelliteSites>>();
    expectTypeOf({ path: { masterId: undefined }, page }).not.toExtend<Gets<typeof satelliteSites>>();
    expectTypeOf({ page }).toExtend<Gets<typeof allSites>>();
    expectTypeOf({ url: '/x', page }).not.toExtend<Gets<typeof allSites>>();
  });

  it('[NET-06] asks for the address where the page supplies it, and lets extras pass', () => {
    expectTypeOf({ url: '/list/', query: { limit: 2500, region: 'eu' }, page }).toExtend<
      Gets<typeof tableBatch>
    >();
    expectTypeOf({ page }).not.toExtend<Gets<typeof tableBatch>>();
  });

  it('[NET-09] asks for fields where a form is posted, and for JSON where JSON is', () => {
    expectTypeOf({ url: '', fields: [], page }).toExtend<PostRequest<typeof saveDeposits>>();
    expectTypeOf({ url: '', json: {}, page }).not.toExtend<PostRequest<typeof saveDeposits>>();
    expectTypeOf({ path: { id: 1 }, json: {}, page }).toExtend<PostRequest<typeof approveReimbursement>>();
    expectTypeOf({ path: { id: 1 }, fields: [], page }).not.toExtend<
      PostRequest<typeof approveReimbursement>
    >();
  });

  it('[NET-08] gives items with an id, and their fields', () => {
    type Patients = Awaited<ReturnType<typeof ask<typeof dashboardPatientsOfStudy>>>;
    expectTypeOf<Patients[number]['id']>().toEqualTypeOf<string>();
    expectTypeOf<Patients[number]['label']>().toEqualTypeOf<string | number | null | undefined>();
  });
});
