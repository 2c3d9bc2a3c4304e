import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, withoutIds } from '../../../src/platform/address.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { runs } from '../../support/runs.ts';

const page = 'https://portal.test/direct/site/5/';
const approve = '/direct/reimbursement/{id}/view/';

const hostileIds = [
  '',
  ' ',
  '.',
  '..',
  'null',
  '%2e%2e',
  '..%2f',
  'a/b',
  'a\\b',
  '?x',
  '#y',
  '%',
  '\0',
  'a\nb',
  '\u007f',
  '\ud800',
];

describe('addressOf', () => {
  it.each(hostileIds)('[NET-01] rejects the id %j', id => {
    expect(addressOf(approve, { path: { id } }, page)).toEqual({ id: 'id' });
  });

  it('[NET-01] rejects a missing parameter', () => {
    expect(addressOf('/a/{siteId}/{studyId}/', { path: { siteId: 1 } }, page)).toEqual({ id: 'studyId' });
  });

  it.each([
    ['5f2b', '5f2b'],
    [' 5f2b\n  ', '5f2b'],
    [12, '12'],
    ['a b', 'a%20b'],
    ['é;=@:&+', '%C3%A9%3B%3D%40%3A%26%2B'],
    ['__proto__', '__proto__'],
    ['$&', '%24%26'],
  ])('[NET-01] fills in the id %j', (id, segment) => {
    expect(addressOf(approve, { path: { id } }, page)).toBe(
      `https://portal.test/direct/reimbursement/${segment}/view/`,
    );
  });

  it('[NET-01] keeps the structure of the path for any id', () => {
    const odd = fc.array(fc.constantFrom('.', '/', '\\', '%2e', '%2f', '?', '#', 'a', ' ', '\t', '..'), {
      maxLength: 5,
    });
    const ids = fc.oneof(
      fc.string({ unit: anyCharacter }),
      odd.map(parts => parts.join('')),
    );
    fc.assert(
      fc.property(ids, id => {
        const address = addressOf(approve, { path: { id }, apiBase: '/portal' }, page);
        if (typeof address !== 'string') return;
        const { origin, pathname, search, hash } = new URL(address);
        const segments = pathname.split('/');
        expect([origin, search, hash, segments.length]).toEqual(['https://portal.test', '', '', 7]);
        expect(decodeURIComponent(segments[4] ?? '')).toBe(id.trim());
        expect([...segments.slice(0, 4), ...segments.slice(5)]).toEqual([
          '',
          'portal',
          'direct',
          'reimbursement',
          'view',
          '',
        ]);
      }),
      { numRuns: runs(10_000) },
    );
  });

  it.each([
    [undefined, 'https://portal.test/sponsors/'],
    ['', 'https://portal.test/sponsors/'],
    ['/', 'https://portal.test/sponsors/'],
    ['/portal', 'https://portal.test/portal/sponsors/'],
    ['/portal/', 'https://portal.test/portal/sponsors/'],
    ['/portal//', 'https://portal.test/portal/sponsors/'],
    ['portal', 'https://portal.test/portal/sponsors/'],
    ['https://portal.test/x', 'https://portal.test/x/sponsors/'],
  ])('[NET-01] adds the prefix %j to the library’s own paths, from the root', (apiBase, href) => {
    expect(addressOf('/sponsors/', { apiBase }, page)).toBe(href);
  });

  it.each(['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:'])(
    '[NET-01] rejects the prefix %j',
    apiBase => {
      expect(addressOf('/sponsors/', { apiBase }, page)).toHaveProperty('url');
    },
  );

  it('[NET-01] resolves a supplied address like a link of the page, without the prefix', () => {
    const supplied = (url: string) => addressOf('{url}', { url, apiBase: '/portal' }, page);
    expect(supplied('/list/')).toBe('https://portal.test/list/');
    expect(supplied('list/')).toBe('https://portal.test/direct/site/5/list/');
    expect(supplied('')).toBe(page);
    expect(addressOf('{url}', {}, page)).toBe(page);
    expect(supplied('//evil.test/list/')).toEqual({ url: '//evil.test/list/' });
  });

  it('[NET-06] adds the query and replaces parameters of the same name', () => {
    const target = {
      url: '/list/?limit=10&a=1',
      query: { limit: 2500, skip: 0, timeframe: undefined, sort: null, all: true, q: 'a&b' },
    };
    expect(addressOf('{url}', target, page)).toBe(
      'https://portal.test/list/?limit=2500&a=1&skip=0&all=true&q=a%26b',
    );
  });
});

it.each([
  ['/site/5/list/', '/site/{id}/list/'],
  ['/site/5f2b/list', '/site/{id}/list'],
  ['/deadbeef/', '/{id}/'],
  ['/abcdefa/', '/abcdefa/'],
  ['/xdeadbeef/', '/xdeadbeef/'],
  ['/deadbeefs/', '/deadbeefs/'],
  ['/jane@x.test/list/', '/{id}/list/'],
  ['/list/?name=Jane#top', '/list/'],
  ['list/7', 'list/{id}'],
  ['', ''],
  ['https://jane:secret@portal.test:8080/a/', 'https://portal.test:8080/a/'],
  ['//portal2.test/a/', '//portal2.test/a/'],
  ['//portal.test?name=Jane', '//portal.test'],
  ['web+psp1.x-y://portal.test/a', 'web+psp1.x-y://portal.test/a'],
  ['mailto:jane@x.test', 'mailto:{id}'],
  ['/a//portal1.test/b', '/a//{id}/b'],
])('[NET-14] the address %j is logged as %j', (address, logged) => {
  expect(withoutIds(address)).toBe(logged);
});
