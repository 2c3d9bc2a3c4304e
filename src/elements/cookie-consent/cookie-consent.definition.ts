import type { ElementDefinition } from '../../embed/definition.ts';

export const definition = {
  tag: 'psp-cookie-consent',
  attributes: {
    policyUrl: {
      type: 'path',
      example: '/cookies/',
    },
  },
} as const satisfies ElementDefinition;
