import { foldedText } from '../../domain/language/folded-text.ts';

/** An option of a select. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** Shown under the label, for example to distinguish options of the same name. */
  readonly note?: string | undefined;
  /**
   * A short numeric code: options whose code equals the typed digits come first, then those whose code starts with
   * them.
   */
  readonly code?: string | undefined;
  /** Why the option cannot be chosen; it is still listed, and explains itself on hover and focus. */
  readonly disabled?: string | undefined;
}

/** The maximum number of options that a menu renders. */
export const menuSize = 100;

/** Returns a search function: labels have to contain every word of the search text, ignoring case and accents. */
export function optionFilter(options: readonly SelectOption[]): (search: string) => readonly SelectOption[] {
  let normalizedLabels: readonly string[] | undefined;
  return search => {
    const words = foldedText(search).split(/\s+/).filter(Boolean);
    if (words.length === 0) return options;
    normalizedLabels ??= options.map(option => foldedText(option.label));
    const labels = normalizedLabels;
    const matches = options.filter((_, index) => words.every(word => labels[index]?.includes(word)));
    return options[0]?.code ? sortedByCode(matches, search.replace(/\D/g, '')) : matches;
  };
}

function sortedByCode(options: readonly SelectOption[], digits: string): readonly SelectOption[] {
  const rank = ({ code = '' }: SelectOption) => (code === digits ? 0 : code.startsWith(digits) ? 1 : 2);
  return digits ? options.toSorted((one, other) => rank(one) - rank(other)) : options;
}

/** The options that the menu renders: the first `menuSize` matches, and always the chosen one. */
export function menuOptions(
  matches: readonly SelectOption[],
  chosen: SelectOption | null,
): readonly SelectOption[] {
  const first = matches.slice(0, menuSize);
  return !chosen || first.includes(chosen) ? first : [chosen, ...first.slice(0, -1)];
}
