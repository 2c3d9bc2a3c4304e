import { sponsorLogo } from '../../api/sponsors.ts';
import type { ElementDefinition } from '../../embed/definition.ts';

export const definition = {
  tag: 'psp-sponsor-logo',
  summary: 'Shows the logo of a sponsor, 85 pixels high and never wider than its container.',
  attributes: {
    sponsorId: {
      type: 'text',
      required: true,
      description: 'The id of the sponsor.',
      example: '7',
    },
    alt: {
      type: 'text',
      default: 'Sponsor logo',
      description: 'Alternative text of the logo, ideally the name of the sponsor.',
      example: 'Northwind Therapeutics',
    },
  },
  events: {},
  calls: [{ endpoint: sponsorLogo, prefetch: { path: { id: 'sponsorId' } } }],
  parts: {
    logo: 'The image.',
  },
  reservedSpace: { narrow: 85, wide: 85 },
} as const satisfies ElementDefinition;
