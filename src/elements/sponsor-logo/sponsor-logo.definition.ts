import { sponsorLogo } from '../../api/sponsors.ts';
import type { ElementDefinition } from '../../embed/definition.ts';

export const definition = {
  tag: 'psp-sponsor-logo',
  summary: 'Shows the logo of a sponsor, 85 pixels high and never wider than its place.',
  attributes: {
    sponsorId: {
      type: 'text',
      required: true,
      description: 'The sponsor.',
      example: '7',
    },
    alt: {
      type: 'text',
      default: 'Sponsor logo',
      description: 'What those who do not see the logo are told, best the name of the sponsor.',
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
