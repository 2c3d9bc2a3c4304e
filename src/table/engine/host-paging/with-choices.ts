import { isChoice } from '../../../diagnostics/odd-choices.ts';
import type { Column } from '../columns.ts';

/**
 * The columns with the filters that a host-paged list can offer: the choices that the host states, without those that
 * cannot be shown, else those that the screen lists. Texts that occur in the rows are not offered, since most rows are
 * never seen. [TBL-24]
 */
export function withChoices(columns: readonly Column[], stated: unknown): readonly Column[] {
  const choices: Readonly<Record<string, unknown>> = Object(stated);
  return columns.map(column => {
    const own = Object.hasOwn(choices, column.key) ? choices[column.key] : undefined;
    const usable = Array.isArray(own) ? own.filter(isChoice).map(String) : [];
    const isStated = usable.length || (Array.isArray(own) && !own.length);
    const texts = isStated ? usable : column.filter;
    return {
      ...column,
      hasRawFilter: true,
      filter: Array.isArray(texts) && texts.length ? texts : undefined,
    };
  });
}
