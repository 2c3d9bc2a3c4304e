import type { ElementDefinition } from '../../embed/definition.ts';

export const definition = {
  tag: 'psp-recent-payments',
  attributes: {},
  // No prefetch: in wide windows the element makes no call.
} as const satisfies ElementDefinition;
