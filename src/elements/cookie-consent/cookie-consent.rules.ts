const name = 'cookieConsent';
const daysRemembered = 365;

/** Milliseconds after which the banner asks. [UI-10] */
export const asksAfter = 4000;

/** What remembers on the whole site that the banner was read. [UI-10] */
export const consentCookie = (protocol: string): string =>
  [
    `${name}=dismissed`,
    'Path=/',
    `Max-Age=${daysRemembered * 24 * 60 * 60}`,
    'SameSite=Lax',
    ...(protocol === 'https:' ? ['Secure'] : []),
  ].join('; ');

/** Whether one of the cookies says so. */
export const isRemembered = (cookies: string): boolean =>
  cookies.split(';').some(cookie => cookie.trim().startsWith(`${name}=`));
