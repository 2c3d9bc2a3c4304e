import { hostile } from '../support/hostile-texts.ts';
import type { ElementAttack } from './attack.ts';
import { attackFields, inAnswers, inAttributes, inIds } from './fields.ts';

/** Every naughty string in every text of every answer and attribute. */
export const texts: ElementAttack = {
  name: 'texts',
  title: '[TBL-18] [EMB-08] no hostile text runs, becomes markup or changes anything',
  run: (tools, definition) => attackFields(tools, definition, hostile, [inAnswers, inIds, inAttributes]),
};
