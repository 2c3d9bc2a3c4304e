// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { definitions } from '../../../scripts/sources.ts';
import { firstRequestUrl } from '../../../src/embed/loader/loader.ts';
import type { FirstRequest } from '../../../src/embed/loader/loader-table.ts';
import { firstRequests } from '../../../src/manifest/first-requests.ts';
import { elementWith } from '../../support/markup.ts';

const requests = firstRequests(await definitions());

describe('the first request of a tag', () => {
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
});
