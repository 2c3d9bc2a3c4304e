import { sponsorLogo } from '../../api/sponsors.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { definition } from './sponsor-logo.definition.ts';

export const documented = documentedElement(definition, {
  summary: 'Shows the logo of a sponsor, 85 pixels high and never wider than its container.',
  attributes: {
    sponsorId: 'The id of the sponsor.',
    alt: 'Alternative text of the logo, ideally the name of the sponsor.',
  },
  calls: [{ endpoint: sponsorLogo, prefetch: { path: { id: 'sponsorId' } } }],
  parts: ['logo'],
  reservedSpace: { narrow: 85, wide: 85 },
});
