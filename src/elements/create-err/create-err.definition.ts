import { studiesOfSite } from '../../api/studies.ts';
import type { ElementDefinition } from '../../embed/definition.ts';

export const definition = {
  tag: 'psp-create-err',
  attributes: {
    siteId: {
      type: 'text',
      required: true,
      example: '12',
    },
    studies: {
      type: 'json',
      schema: studiesOfSite.answer,
      shape: '[{id, studyName}]',
      example: '[{"id": "7", "studyName": "BREATHE-2"}]',
    },
  },
} as const satisfies ElementDefinition;
