import { describe, expect, it, vi } from 'vitest';
import { definitions } from '../../../scripts/sources.ts';
import { attributeName } from '../../../src/embed/attributes/read-attributes.ts';
import { builtLibrary } from '../../../src/embed/built-library.ts';
import { addressOf } from '../../../src/http/address.ts';
import { firstRequests } from '../../../src/manifest/first-requests.ts';

const all = await definitions();
const requests = firstRequests(all);
const library = builtLibrary(
  {
    names: 'lists',
    hashes: '',
    firstOwn: 0,
    tags: Object.entries(requests)
      .map(([tag, request]) => [tag.slice('psp-'.length), '0', ...request].join(' '))
      .join('|'),
  },
  'https://portal.test/psp/psp.js',
  async () => {},
);

describe('the first request of a tag', () => {
  const early = all.flatMap(definition =>
    definition.calls.filter(call => call.early).map(call => [definition.tag, definition, call] as const),
  );

  it.each(early)(
    '[EMB-02] of %s is the very address that the element asks',
    (tag, _, { endpoint, early }) => {
      for (const apiBase of ['', '/portal', '/portal/', 'portal']) {
        const element = document.createElement('div');
        if (apiBase) element.setAttribute('data-api-base', apiBase);
        const stated = (from: string) => (from.startsWith('=') ? from.slice(1) : '12-a_B');
        if (early?.url) element.setAttribute(attributeName(early.url), '/a/12/list/');
        const url = early?.url && '/a/12/list/';
        const values = (from: Readonly<Record<string, string>> = {}) => {
          for (const name of Object.values(from))
            if (!name.startsWith('=')) element.setAttribute(attributeName(name), '12-a_B');
          return Object.fromEntries(Object.entries(from).map(([name, source]) => [name, stated(source)]));
        };
        const path = values(early?.path);
        const query = values(early?.query);
        const asked = addressOf(endpoint.path, { path, url, query, apiBase }, location.href);
        vi.spyOn(element, 'localName', 'get').mockReturnValue(tag);
        expect(library.firstRequest(element)).toBe(asked);
      }
    },
  );

  it('[EMB-02] is known for the first batch of a table, unless the page asks for another', () => {
    expect(requests['psp-review-queue']).toEqual(['{endpoint}?limit=2500&skip=0']);
    expect(requests['psp-table']).toEqual(['{endpoint}?limit=2500&skip=0', 'limit,params,timeframe']);
  });

  it('[EMB-02] is known for the studies of a site, unless the page gives them', () => {
    expect(requests['psp-create-err']).toEqual(['/direct/site/{siteId}/api/lookup/', 'studies']);
  });
});

describe('a definition whose early request leaves a place of the path open', () => {
  it('[EMB-02] fails the build by name', () => {
    const endpoint = { name: 'studiesOfSite', method: 'GET', path: '/site/{siteId}/' };
    const definition = { ...all[0], calls: [{ endpoint, early: {} }] };
    expect(() => firstRequests([definition as (typeof all)[number]])).toThrow(
      'studiesOfSite: its early request does not say which attribute {siteId} is.',
    );
  });
});
