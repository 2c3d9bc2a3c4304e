import { expressionCharacter, type MaskedTemplate, spansIn } from '../masking/mask.ts';
import type { Tag } from './tags.ts';

/** Whether an expression, or a directive of Thymeleaf, Vue or Alpine, may write this attribute or its value. */
export function isWrittenByServer(template: MaskedTemplate, { attributes }: Tag, wanted: string): boolean {
  const literal = attributes.find(({ name }) => name === wanted);
  if (literal) return spansIn(template, literal.start, literal.end).length > 0;
  const directive = new RegExp(`^(data-)?th[:-](${wanted}|attr)$|^(v-bind|x-bind)?(:${wanted})?$`);
  return attributes.some(({ name }) => name.includes(expressionCharacter) || directive.test(name));
}
