import type { ElementDefinition } from '../../embed/definition.ts';

export const definition = {
  tag: 'psp-sponsor-logo',
  attributes: {
    sponsorId: {
      type: 'text',
      required: true,
      example: '7',
    },
    alt: {
      type: 'text',
      default: 'Sponsor logo',
      example: 'Northwind Therapeutics',
    },
  },
} as const satisfies ElementDefinition;
