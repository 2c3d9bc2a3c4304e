const name = Symbol.for('psp.page');
const holder = globalThis as { [name]?: Map<string, unknown> };

/**
 * What all elements of the page share, by name, created when it is first asked for. It belongs to the page and not to a
 * module, because psp.js and the chunks have a copy of some modules each.
 */
export function ofPage<Member>(member: string, create: () => Member): Member {
  holder[name] ??= new Map();
  if (!holder[name].has(member)) holder[name].set(member, create());
  return holder[name].get(member) as Member;
}

/** Forgets everything, for tests. */
export const forgetPage = (): void => void holder[name]?.clear();

/** The library's single key in the page's `history.state`. */
export const historyStateKey = 'psp';
