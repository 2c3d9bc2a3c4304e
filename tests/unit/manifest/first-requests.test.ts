// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { definitions } from '../../../scripts/sources.ts';
import { attributeName } from '../../../src/domain/attribute-name.ts';
import { firstRequestUrl } from '../../../src/embed/loader/first-request.ts';
import type { FirstRequest } from '../../../src/embed/loader/loader-table.ts';
import { firstRequests } from '../../../src/manifest/first-requests.ts';
import { addressOf } from '../../../src/platform/address.ts';
import { elementWith } from '../../support/markup.ts';

const all = await definitions();
const requests = firstRequests(all);

describe('the first request of a tag', () => {
  const prefetched = all.flatMap(definition =>
    definition.calls.filter(call => call.prefetch).map(call => [definition.tag, definition, call] as const),
  );

  it.each(prefetched)(
    '[EMB-02] of %s is exactly the request that the element sends',
    (tag, _, { endpoint, prefetch }) => {
      for (const apiBase of ['', '/portal', '/portal/', 'portal']) {
        const element = document.createElement('div');
        if (apiBase) element.setAttribute('data-api-base', apiBase);
        const stated = (from: string) => (from.startsWith('=') ? from.slice(1) : '12-a_B');
        if (prefetch?.url) element.setAttribute(attributeName(prefetch.url), '/a/12/list/');
        const url = prefetch?.url && '/a/12/list/';
        const values = (from: Readonly<Record<string, string>> = {}) => {
          for (const name of Object.values(from))
            if (!name.startsWith('=')) element.setAttribute(attributeName(name), '12-a_B');
          return Object.fromEntries(Object.entries(from).map(([name, source]) => [name, stated(source)]));
        };
        const path = values(prefetch?.path);
        const query = values(prefetch?.query);
        const asked = addressOf(endpoint.path, { path, url, query, apiBase }, location.href);
        expect(firstRequestUrl(requests[tag] as FirstRequest, element)).toBe(asked);
      }
    },
  );

  it('[EMB-02] is the first batch of a table, unless an attribute changes it', () => {
    expect(requests['psp-review-queue']).toEqual({
      endpoint: '{url}',
      url: 'endpoint',
      query: { limit: '=2500', skip: '=0' },
      hostPagedQuery: { limit: '=10', skip: '=0' },
    });
    expect(requests['psp-table']).toEqual({
      endpoint: '{url}',
      url: 'endpoint',
      query: { limit: '=2500', skip: '=0' },
      hostPagedQuery: { limit: 'pageSize=10', skip: '=0' },
      unless: ['limit', 'params', 'timeframe'],
    });
  });

  it.each([
    [{}, '?limit=10&skip=0'],
    [{ 'data-page-size': '25' }, '?limit=25&skip=0'],
    [{ 'data-timeframe': 'ytd' }, undefined],
  ])('[EMB-02] [TBL-24] is the first page of a host-paged table with %j', (attributes, query) => {
    const stated = { 'data-endpoint': '/list/', 'data-paging': 'host', ...attributes };
    const url = firstRequestUrl(requests['psp-table'] as FirstRequest, elementWith('div', stated));
    expect(url).toBe(query && `${location.origin}/list/${query}`);
  });

  it('[EMB-02] [TBL-33] is not sent for a host-paged list that Back may show at another page', () => {
    const element = elementWith('div', { 'data-endpoint': '/list/', 'data-paging': 'host' });
    history.replaceState({ psp: { 'psp-review-queue /list/ 1': { page: 2 } } }, '');
    expect(firstRequestUrl(requests['psp-review-queue'] as FirstRequest, element)).toBeUndefined();
    history.replaceState({ of: 'the page' }, '');
    expect(firstRequestUrl(requests['psp-review-queue'] as FirstRequest, element)).toBeDefined();
  });

  it('[EMB-02] is the lookup of a site’s studies, unless the page supplies them', () => {
    expect(requests['psp-create-err']).toEqual({
      endpoint: '/direct/site/{siteId}/api/lookup/',
      path: { siteId: 'siteId' },
      unless: ['studies'],
    });
  });
});

describe('a definition whose prefetch lacks a path parameter', () => {
  it('[EMB-02] fails the build with the name of the call', () => {
    const endpoint = { name: 'studiesOfSite', method: 'GET', path: '/site/{siteId}/' };
    const definition = { ...all[0], calls: [{ endpoint, prefetch: {} }] };
    expect(() => firstRequests([definition as (typeof all)[number]])).toThrow(
      'studiesOfSite: its prefetch names no attribute for {siteId}.',
    );
  });
});
