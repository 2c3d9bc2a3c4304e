import { type Tone, toneOf } from './tone.ts';

/** Something that can be done with a row: an address to go to, perhaps after a question. [TBL-16] */
export interface RowAction {
  readonly title: string;
  /** As the host states it; only one of this site may be followed. */
  readonly href?: string | undefined;
  readonly tone?: Tone | undefined;
  /** What is asked before it is done. */
  readonly question?: string | undefined;
}

/**
 * The actions that a host sends: a list, a single one, or a cell whose `display` or `details` is the list. What has
 * neither title nor address is passed over. [TBL-16]
 */
export function rowActionsIn(sent: unknown): RowAction[] {
  if (Array.isArray(sent)) return sent.flatMap(rowActionsIn);
  if (typeof sent !== 'object' || sent === null) return [];
  const { display, details, title, href, class: names, flags } = sent as Readonly<Record<string, unknown>>;
  const list = [display, details].find(Array.isArray);
  if (list) return rowActionsIn(list);
  const address = textIn(href);
  const name = textIn(title) || textIn(display) || (address && 'Open');
  if (!name) return [];
  return [{ title: name, href: address || undefined, tone: toneOf(names), question: questionIn(flags) }];
}

/** Whether a cell that states no type holds actions: nothing else is a list. */
export const areRowActions = (sent: unknown): boolean =>
  Array.isArray(sent) && sent.some(one => typeof one === 'object' && one !== null);

// What stands in a column of about 150 pixels.
const mostLinks = 2;
const mostLetters = 18;

/** How many of them stand beside their menu: the first two, if their titles are short. */
export function shownAtOnce(actions: readonly RowAction[]): number {
  let letters = 0;
  const tooMany = actions.findIndex(({ title }, index) => {
    letters += title.length;
    return index >= mostLinks || letters > mostLetters;
  });
  return tooMany < 0 ? actions.length : tooMany;
}

function questionIn(flags: unknown): string | undefined {
  const { confirm } = (flags ?? {}) as { readonly confirm?: unknown };
  if (!confirm || confirm === 'false') return undefined;
  return textIn((confirm as { readonly message?: unknown }).message) || 'Are you sure?';
}

const textIn = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
