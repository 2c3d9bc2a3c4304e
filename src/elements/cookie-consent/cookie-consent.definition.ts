import type { ElementDefinition } from '../../embed/definition.ts';

export const definition = {
  tag: 'psp-cookie-consent',
  summary:
    'Says at the foot of the window that the site uses cookies, until a person has read it: 4 seconds after the page, once in 365 days. The cookie `cookieConsent` remembers that; Safari keeps what a script has written for 7 days only, so a host that wants the whole year sets the cookie again in its own answers.',
  attributes: {
    policyUrl: {
      type: 'path',
      description: 'The page with the cookie policy; without it no link is shown.',
      example: '/cookies/',
    },
  },
  events: {},
  calls: [],
  parts: {
    banner: 'The banner.',
  },
  reservedSpace: { narrow: 0, wide: 0 },
} as const satisfies ElementDefinition;
