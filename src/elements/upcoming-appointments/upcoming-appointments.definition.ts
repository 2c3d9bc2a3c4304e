import type { ElementDefinition } from '../../embed/definition.ts';

export const definition = {
  tag: 'psp-upcoming-appointments',
  attributes: {},
} as const satisfies ElementDefinition;
