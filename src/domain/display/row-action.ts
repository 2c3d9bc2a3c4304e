/** An action on a row: a link, optionally with a confirmation question. [TBL-16] */
export interface RowAction {
  /** '' if the host states none: the action has an address then. */
  readonly title: string;
  /** As the host sends it; check the origin before following it. */
  readonly href?: string | undefined;
  readonly tone?: Tone | undefined;
  /** The confirmation question; '' if the host states none but wants one. */
  readonly question?: string | undefined;
}

/**
 * Parses the actions that a host sends: a list, a single action, or a cell with the list in `display` or `details`.
 * [TBL-16]
 *
 * Actions with neither a title nor an address are skipped.
 */
export function parseRowActions(sent: unknown): RowAction[] {
  if (Array.isArray(sent)) return sent.flatMap(parseRowActions);
  if (typeof sent !== 'object' || sent === null) return [];
  const { display, details, title, href, class: names, flags } = sent as Readonly<Record<string, unknown>>;
  const list = [display, details].find(Array.isArray);
  if (list) return parseRowActions(list);
  const address = textIn(href);
  const name = textIn(title) || textIn(display);
  if (!name && !address) return [];
  return [{ title: name, href: address || undefined, tone: toneOf(names), question: confirmQuestion(flags) }];
}

/** The address of the record itself: that of its action View, as hosts write it. */
export const recordAddress = (actions: readonly RowAction[]): string | undefined =>
  actions.find(({ title, question }) => question === undefined && title.toLowerCase() === 'view')?.href;

/** Whether a cell without a type contains actions; no other type of cell is a list. */
export const isRowActionList = (sent: unknown): boolean =>
  Array.isArray(sent) && sent.some(one => typeof one === 'object' && one !== null);

// What fits into a column of about 150 pixels.
const maxVisibleLinks = 2;
const maxVisibleLetters = 18;

/** How many actions are shown as links next to the menu: the first two, if their titles are short. */
export function visibleActionCount(actions: readonly RowAction[]): number {
  let letters = 0;
  const tooMany = actions.findIndex(({ title }, index) => {
    letters += title.length;
    return index >= maxVisibleLinks || letters > maxVisibleLetters;
  });
  return tooMany < 0 ? actions.length : tooMany;
}

function confirmQuestion(flags: unknown): string | undefined {
  const { confirm } = (flags ?? {}) as { readonly confirm?: unknown };
  if (!confirm || confirm === 'false') return undefined;
  return textIn((confirm as { readonly message?: unknown }).message);
}

const textIn = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** The meaning of a colour. */
export type Tone = 'primary' | 'success' | 'warning' | 'danger' | 'muted';

const tones: Readonly<Record<string, Tone>> = {
  primary: 'primary',
  info: 'primary',
  success: 'success',
  warning: 'warning',
  danger: 'danger',
  error: 'danger',
  important: 'danger',
  muted: 'muted',
  secondary: 'muted',
  disabled: 'muted',
};

/**
 * Derives a tone from a page's class names, such as `btn btn-danger`, `text-muted` or `label-important`: the first known
 * one wins. The classes themselves are not applied. [TBL-10] [TBL-16]
 */
export function toneOf(names: unknown): Tone | undefined {
  if (typeof names !== 'string') return undefined;
  for (const name of names.toLowerCase().split(/\s+/)) {
    const word = name.replace(/^.*-/, '');
    if (Object.hasOwn(tones, word)) return tones[word];
  }
  return undefined;
}
