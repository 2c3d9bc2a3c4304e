import type { ElementDefinition } from '../../embed/definition.ts';

export const definition = {
  tag: 'psp-recent-payments',
  attributes: {},
} as const satisfies ElementDefinition;
