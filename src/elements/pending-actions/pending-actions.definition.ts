import type { ElementDefinition } from '../../embed/definition.ts';

export const definition = {
  tag: 'psp-pending-actions',
  attributes: {
    siteId: {
      type: 'text',
      required: true,
      example: '12',
    },
  },
} as const satisfies ElementDefinition;
