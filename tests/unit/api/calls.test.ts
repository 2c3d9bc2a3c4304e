import { readdirSync } from 'node:fs';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { BaseIssue, BaseSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import { calls } from '../../../src/api/docs/calls.ts';
import type { Endpoint } from '../../../src/http/endpoint.ts';

const lookups = [
  'GET /site/api/lookup/study/{studyId}/',
  'GET /direct/site/{siteId}/api/lookup/',
  'GET /direct/site/api/list/minimal',
  'GET /sponsors/api/list/minimal',
  'GET /cro/api/list/minimal',
  'GET /cro/sponsor/{sponsorId}/api/list/minimal',
  'GET /study/api/list/minimal',
  'GET /site/master/api/list/minimal',
  'GET /site/master/{masterId}/api/satellite/list/minimal',
  'GET /patient/api/list/site/{siteId}/minimal/',
  'GET /direct/patient/api/list/study/{studyId}/minimal/',
  'GET /direct/api/dashboard/patient/study/{studyId}/',
];
const lists = [
  'GET /dashboard/patient/api/reimbursement/recentlyUpdated',
  'GET /dashboard/patient/api/appointments/upcoming',
  'GET /dashboard/study/api/list/user/{userId}/',
  'GET /direct/api/dashboard/site/{siteId}/reimbursements/requiresAction/',
  'GET /reimbursement/api/list/other/{id}/',
  'GET /patient/api/list/payments/{patientId}/advance-payment/minimal',
  'GET /reimbursement/api/list/patient/{patientId}/minimal',
  'GET /patient/api/list/travelRequests/{id}/minimal',
  'GET /user/api/list/travelRequests/{id}/minimal',
  'GET /site/api/list/travelRequests/{id}/minimal',
  'GET /direct/activityUnit/api/site/{id}/recognition',
  'GET /direct/activityUnit/api/site/{id}/recognition/monthly',
  'GET /activityUnit/api/study/{id}/recognition',
  'GET /activityUnit/api/study/{id}/recognition/monthly',
  'GET /activityUnit/api/study/{id}/activityUnitList',
  'GET /direct/activityUnit/api/site/{id}/activityUnitList',
  'GET /activityUnit/api/surcharge/{activityId}',
  'GET /sponsors/api/sponsor/logo/{id}',
  'GET {url}',
];
const posts = [
  'POST /activityUnit/api/remove/{documentId}',
  'POST /direct/reimbursement/{id}/view/',
  'POST /direct/reimbursement/{id}/view/',
  'POST /quick/action/router',
  'POST {url}',
  'POST {url}',
  'POST {url}',
  'POST {url}',
];

describe('the calls', () => {
  it('[RPT-16] [NET-06] [NET-09] are those of the portal, with unique names', () => {
    expect(calls.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(
      [...lookups, ...lists, ...posts].sort(),
    );
    expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
  });

  it('[NET-09] are all in the list, under the names of their constants', async () => {
    const folder = new URL('../../../src/api/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file =>
      file.endsWith('.ts'),
    );
    const modules = await Promise.all(files.map(file => import(new URL(file, folder).href)));
    const endpoints = modules
      .flatMap(exports => Object.entries<Partial<Endpoint>>(exports))
      .filter(([, e]) => e.method);
    expect(endpoints.map(([name]) => name).sort()).toEqual(calls.map(({ name }) => name).sort());
    for (const [name, endpoint] of endpoints) expect(endpoint.name).toBe(name);
  });

  it.each(calls.map(call => [call.name, call] as const))(
    '[NET-06] can express the answer of %s as JSON Schema',
    (_, call) => {
      const schema = call.answer as unknown as BaseSchema<unknown, unknown, BaseIssue<unknown>>;
      expect(() => toJsonSchema(schema, { typeMode: 'input', errorMode: 'throw' })).not.toThrow();
      expect(call.summary).toMatch(/^[A-Z].*\.$/);
    },
  );
});
