import type { Column } from '../columns.ts';

/**
 * The columns with the filters that a host-paged list can offer: the choices that the host states, else those that the
 * screen lists. Texts that occur in the rows are no choices, since most rows are never seen. [TBL-24]
 */
export function withChoices(columns: readonly Column[], stated: unknown): readonly Column[] {
  const choices: Readonly<Record<string, unknown>> = Object(stated);
  return columns.map(column => {
    const own = Object.hasOwn(choices, column.key) ? choices[column.key] : undefined;
    const texts = Array.isArray(own) ? own.map(String) : column.filter;
    return {
      ...column,
      hasRawFilter: true,
      filter: Array.isArray(texts) && texts.length ? texts : undefined,
    };
  });
}
