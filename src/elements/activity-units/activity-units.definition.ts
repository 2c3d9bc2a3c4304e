import type { ElementDefinition } from '../../embed/definition.ts';
import { unitsAttributes } from '../../screen/attributes/units-attributes.definition.ts';

export const definition = {
  tag: 'psp-activity-units',
  attributes: unitsAttributes,
} as const satisfies ElementDefinition;
