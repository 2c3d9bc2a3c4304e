import type { ElementDefinition } from '../../embed/definition.ts';

export const definition = {
  tag: 'psp-copy-text',
  attributes: {
    text: {
      type: 'text',
      required: true,
      example: 'SCT-004512',
    },
    notice: { type: 'flag' },
  },
} as const satisfies ElementDefinition;
