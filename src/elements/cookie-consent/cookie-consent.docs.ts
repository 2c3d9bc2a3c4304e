import { documentedElement } from '../../embed/documented-element.ts';
import { definition } from './cookie-consent.definition.ts';

export const documented = documentedElement(definition, {
  summary:
    'Shows a banner at the bottom of the window that the site uses cookies: 4 seconds after the element has loaded, until a person dismisses it, then not again for 365 days. The cookie `cookieConsent` stores the dismissal. Safari keeps cookies written by scripts for 7 days only, so a host that wants the whole year sets the cookie again in its own answers.',
  attributes: { policyUrl: 'The page with the cookie policy; without it no link is shown.' },
  sample: { attributes: ['policyUrl'] },
  parts: ['banner'],
  reservedSpace: { narrow: 0, wide: 0 },
});
