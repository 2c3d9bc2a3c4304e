import { expect, it } from 'vitest';
import {
  consentCookie,
  hasConsentCookie,
} from '../../../src/elements/cookie-consent/cookie-consent.rules.ts';

it('[UI-10] remembers for 365 days and the whole site that the banner was closed', () => {
  expect(consentCookie('http:')).toBe('cookieConsent=dismissed; Path=/; Max-Age=31536000; SameSite=Lax');
  expect(consentCookie('https:')).toBe(
    'cookieConsent=dismissed; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
  );
});

it.each([
  ['', false],
  ['cookieConsent=dismissed', true],
  ['a=b; cookieConsent=dismissed; c=d', true],
  ['a=b;cookieConsent=yes', true],
  ['cookieConsent=', false],
  ['a=b; cookieConsent= ; c=d', false],
  ['cookieConsent', false],
  ['myCookieConsent=dismissed', false],
  ['cookieConsents=dismissed', false],
  ['a=cookieConsent=dismissed', false],
])('[UI-10] whether %j holds the consent: %s', (cookies, has) => {
  expect(hasConsentCookie(cookies)).toBe(has);
});
