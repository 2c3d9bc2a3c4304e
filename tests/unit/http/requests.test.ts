import { describe, expectTypeOf, it } from 'vitest';
import type { saveDeposits } from '../../../src/api/deposits.ts';
import type { dashboardPatientsOfStudy } from '../../../src/api/patients.ts';
import type { approveReimbursement } from '../../../src/api/reviews.ts';
import type { allSites, satelliteSites } from '../../../src/api/sites.ts';
import type { tableBatch } from '../../../src/api/tables.ts';
import type { AnswerOf, CallParameters, PostParameters } from '../../../src/http/request.ts';

const page = {};

describe('the request types', () => {
  it('[RPT-16] require the parameters of the path by name', () => {
    expectTypeOf({ path: { masterId: 7 }, page }).toExtend<CallParameters<typeof satelliteSites>>();
    expectTypeOf({ page }).not.toExtend<CallParameters<typeof satelliteSites>>();
    expectTypeOf({ path: { siteId: 7 }, page }).not.toExtend<CallParameters<typeof satelliteSites>>();
    expectTypeOf({ path: { masterId: undefined }, page }).not.toExtend<
      CallParameters<typeof satelliteSites>
    >();
    expectTypeOf({ page }).toExtend<CallParameters<typeof allSites>>();
    expectTypeOf({ url: '/x', page }).not.toExtend<CallParameters<typeof allSites>>();
  });

  it('[NET-06] require the address of a {url} endpoint and allow extra query parameters', () => {
    expectTypeOf({ url: '/list/', query: { limit: 2500, region: 'eu' }, page }).toExtend<
      CallParameters<typeof tableBatch>
    >();
    expectTypeOf({ page }).not.toExtend<CallParameters<typeof tableBatch>>();
  });

  it('[NET-09] require fields for a form post and JSON for a JSON post', () => {
    expectTypeOf({ url: '', fields: [], page }).toExtend<PostParameters<typeof saveDeposits>>();
    expectTypeOf({ url: '', json: {}, page }).not.toExtend<PostParameters<typeof saveDeposits>>();
    expectTypeOf({ path: { id: 1 }, json: {}, page }).toExtend<PostParameters<typeof approveReimbursement>>();
    expectTypeOf({ path: { id: 1 }, fields: [], page }).not.toExtend<
      PostParameters<typeof approveReimbursement>
    >();
  });

  it('[NET-08] type the items of the answer with their id and fields', () => {
    type Patients = AnswerOf<typeof dashboardPatientsOfStudy>;
    expectTypeOf<Patients[number]['id']>().toEqualTypeOf<string>();
    expectTypeOf<Patients[number]['label']>().toEqualTypeOf<string | number | null | undefined>();
  });
});
