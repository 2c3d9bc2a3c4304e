// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { activityUnitsOfSite } from '../../../src/api/activity-units.ts';
import { tableBatch } from '../../../src/api/tables.ts';
import { requestTo, whereOf, withParameters } from '../../../src/http/request.ts';

const page = { tag: 'psp-sample', apiBase: '', token: undefined, loginPath: undefined };
const keyOf = (url: string, query: Readonly<Record<string, never>> | object = {}, apiBase = '') =>
  requestTo(tableBatch, { url, query: query as Record<string, never>, page: { ...page, apiBase } }).key;

describe('the key of a request', () => {
  it('[TBL-23] is its address as the host receives it, with its parameters in order', () => {
    expect(keyOf('/list/#rows', { site: 1, kind: 'a' })).toBe(
      'tableBatch https://portal.test/list/?kind=a&site=1',
    );
  });

  it.each<[string, string, object]>([
    ['the order of parameters', '/list/', { kind: 'a', site: 1 }],
    ['a number as text', '/list/', { site: '1', kind: 'a' }],
    ['empty parameters', '/list/', { site: 1, kind: 'a', page: null, sort: undefined }],
    ['parameters in the address', '/list/?kind=a', { site: 1 }],
    ['a relative address', 'list/', { site: 1, kind: 'a' }],
    ['a whole address', 'https://portal.test/list/', { site: 1, kind: 'a' }],
    ['a fragment', '/list/#rows', { site: 1, kind: 'a' }],
  ])('[TBL-23] ignores %s', (_, url, query) => {
    expect(keyOf(url, query)).toBe(keyOf('/list/', { site: 1, kind: 'a' }));
  });

  it.each<[string, string, object]>([
    ['address', '/lists/', { site: 1 }],
    ['value', '/list/', { site: 12 }],
    ['number of parameters', '/list/', { site: 1, kind: 'a' }],
    ['order in a parameter that is a list', '/list/', { site: [2, 1] }],
  ])('[TBL-23] differs with another %s', (_, url, query) => {
    expect(keyOf(url, query)).not.toBe(keyOf('/list/', { site: 1 }));
    expect(keyOf(url, query)).not.toBe(keyOf('/list/', { site: [1, 2] }));
  });

  it('[TBL-23] differs by the ids in a path and by the API base', () => {
    const unitsOf = (id: string, apiBase = '') =>
      requestTo(activityUnitsOfSite, { path: { id }, page: { ...page, apiBase } }).key;
    expect(new Set([unitsOf('12'), unitsOf('13'), unitsOf('12', '/eu')]).size).toBe(3);
    expect(unitsOf('12', '/eu/')).toBe(unitsOf('12', '/eu'));
  });

  it('[TBL-23] [NET-01] tells lists apart whose address must not be requested', () => {
    expect(keyOf('https://elsewhere.test/a')).not.toBe(keyOf('https://elsewhere.test/b'));
  });
});

describe('a request with further parameters', () => {
  it('[TBL-23] [TBL-08] replaces those of the same name, in its address and its key', () => {
    const request = requestTo(tableBatch, { url: '/list/?limit=10&site=1', page });
    const { url, key } = withParameters(request, { limit: 100 });
    expect(new URL(String(url)).searchParams.getAll('limit')).toEqual(['100']);
    expect(key).toBe(keyOf('/list/', { limit: 100, site: 1 }));
  });

  it('[NET-01] is the same where its address must not be requested', () => {
    const request = requestTo(tableBatch, { url: 'https://elsewhere.test/a', page });
    expect(withParameters(request, { limit: 100 })).toBe(request);
  });
});

describe('the name of a request on the console', () => {
  it('[NET-14] is its method and its path with the API base, without ids, whatever they look like', () => {
    const request = requestTo(activityUnitsOfSite, {
      path: { id: 'north' },
      page: { ...page, apiBase: '/eu' },
    });
    expect(whereOf(request)).toBe('GET /eu/direct/activityUnit/api/site/{id}/activityUnitList');
  });

  it.each([
    ['/list/12/', 'GET /list/{id}/'],
    ['https://elsewhere.test/a/12', 'GET https://elsewhere.test/a/{id}'],
  ])('[NET-14] has the origin of a supplied address only if it is of another site: %s', (url, name) => {
    expect(whereOf(requestTo(tableBatch, { url, page }))).toBe(name);
  });
});
