import type { ElementDefinition } from '../../embed/definition.ts';

export const definition = {
  tag: 'psp-copy-text',
  summary: 'Shows a text with a button that copies it.',
  attributes: {
    text: {
      type: 'text',
      required: true,
      description: 'The text that is shown and copied.',
      example: 'SCT-004512',
    },
    notice: {
      type: 'flag',
      description: 'Shows the result in a notice instead of beside the text.',
      example: 'true',
    },
  },
  events: {},
  calls: [],
  parts: {
    text: 'The text.',
    button: 'The copy button.',
    notice: 'The result, if it is shown in a notice.',
  },
  reservedSpace: { mouse: 28, finger: 44 },
} as const satisfies ElementDefinition;
