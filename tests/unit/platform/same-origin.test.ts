import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameOriginUrl } from '../../../src/platform/address.ts';
import { anyCharacter } from '../../support/any-character.ts';
import { runs } from '../../support/runs.ts';

const page = 'https://portal.test/direct/site/5/';

const refused = [
  'https://evil.test/',
  'http://portal.test/',
  'https://portal.test:444/',
  'https://portal.test@evil.test/',
  '//evil.test',
  '\\\\evil.test',
  '/\\evil.test',
  '/\t/evil.test',
  '\t//evil.test',
  '\n/\n/evil.test',
  'https://evil.test#https://portal.test/',
  'https://user@portal.test/',
  'https://:secret@portal.test/',
  '//user@portal.test/x',
  'blob:https://portal.test/5f0c',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'ws://portal.test/',
  'mailto:a@portal.test',
  'https://',
  'https://port al.test/',
  'https://portal.test:99999/',
  'https://portal.test%2eevil.test/',
  'https://portal。evil。test/',
  '//\\\\evil.test',
];

const accepted: readonly (readonly [candidate: string, href: string])[] = [
  ['', page],
  ['?page=2', `${page}?page=2`],
  ['#top', `${page}#top`],
  ['/report/', 'https://portal.test/report/'],
  ['report', `${page}report`],
  ['../6/', 'https://portal.test/direct/site/6/'],
  ['https://portal.test/x', 'https://portal.test/x'],
  ['HTTPS://PORTAL.TEST:443/x', 'https://portal.test/x'],
  ['//portal.test/x', 'https://portal.test/x'],
  ['/.//evil.test', 'https://portal.test//evil.test'],
  ['/a?next=https://evil.test', 'https://portal.test/a?next=https://evil.test'],
  ['https:x', `${page}x`],
];

describe('sameOriginUrl', () => {
  it.each(refused)('[NET-01] rejects %j', candidate => {
    expect(sameOriginUrl(candidate, page)).toBeUndefined();
  });

  it.each(accepted)('[NET-01] resolves %j', (candidate, href) => {
    expect(sameOriginUrl(candidate, page)).toBe(href);
  });

  it('[NET-01] supports plain http and distinguishes ports', () => {
    expect(sameOriginUrl('/x', 'http://localhost:4600/y')).toBe('http://localhost:4600/x');
    expect(sameOriginUrl('http://localhost:4601/', 'http://localhost:4600/y')).toBeUndefined();
  });

  it('[NET-01] accepts only http(s), even on a page with another scheme', () => {
    expect(sameOriginUrl('data:text/html,x', 'file:///home/page.html')).toBeUndefined();
    expect(sameOriginUrl('x.html', 'file:///home/page.html')).toBeUndefined();
    expect(sameOriginUrl('httpsx://portal.test/', 'httpsx://portal.test/')).toBeUndefined();
    expect(sameOriginUrl('xhttps://portal.test/', 'xhttps://portal.test/')).toBeUndefined();
  });

  it('[NET-01] never returns a URL of another origin, for any input', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '//',
      ':',
      '@',
      '?',
      '#',
      '.',
      '..',
      '\t',
      '\n',
      ' ',
      '%2f',
      'https',
      'javascript',
      'portal.test',
      'evil.test',
      'user',
    );
    const addresses = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.webUrl(),
      fc.array(pieces, { maxLength: 8 }).map(parts => parts.join('')),
    );
    fc.assert(
      fc.property(addresses, candidate => {
        const href = sameOriginUrl(candidate, page);
        if (href === undefined) return;
        const url = new URL(href);
        expect([url.origin, url.username, url.password]).toEqual(['https://portal.test', '', '']);
        expect(sameOriginUrl(href, page)).toBe(href);
      }),
      { numRuns: runs(10_000) },
    );
  });
});
