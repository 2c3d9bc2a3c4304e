const cookieName = 'cookieConsent';
const lifetimeInDays = 365;

/** Milliseconds from the element's start until the banner appears. [UI-10] */
export const bannerDelay = 4000;

/** The cookie that stores for the whole site that the banner was dismissed, as assigned to `document.cookie`. [UI-10] */
export const consentCookie = (protocol: string): string =>
  [
    `${cookieName}=dismissed`,
    'Path=/',
    `Max-Age=${lifetimeInDays * 24 * 60 * 60}`,
    'SameSite=Lax',
    ...(protocol === 'https:' ? ['Secure'] : []),
  ].join('; ');

/** Whether the consent cookie is in the text of `document.cookie`; an empty one is not consent. */
export const hasConsentCookie = (cookies: string): boolean =>
  cookies
    .split(';')
    .some(cookie => cookie.trim().startsWith(`${cookieName}=`) && !cookie.trim().endsWith('='));
