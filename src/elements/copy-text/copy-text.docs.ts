import { documentedElement } from '../../embed/documented-element.ts';
import { definition } from './copy-text.definition.ts';

export const documented = documentedElement(definition, {
  summary: 'Shows a text with a button that copies it.',
  attributes: {
    text: 'The text that is shown and copied.',
    notice: 'Shows the result in a notice instead of beside the text.',
  },
  parts: ['text', 'button', 'notice'],
  reservedSpace: { mouse: 28, finger: 44 },
});
