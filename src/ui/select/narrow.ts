/** One choice of a select. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** Says more than the label, under it, such as what tells two apart that have the same name. */
  readonly note?: string | undefined;
  /** A short code: an option that has the one that is typed comes first, then those whose codes begin with it. */
  readonly code?: string | undefined;
  /** It is shown but cannot be chosen, and this is why: said to whoever comes to it. */
  readonly disabled?: string | undefined;
}

/** How many options a menu shows at most. */
export const menuSize = 100;

/** Answers which options a search text leaves, accents and case aside; every word of it has to occur in the label. */
export function narrowing(options: readonly SelectOption[]): (search: string) => readonly SelectOption[] {
  let folded: readonly string[] | undefined;
  return search => {
    const words = fold(search).split(/\s+/).filter(Boolean);
    if (words.length === 0) return options;
    folded ??= options.map(option => fold(option.label));
    const labels = folded;
    const found = options.filter((_, index) => words.every(word => labels[index]?.includes(word)));
    return options[0]?.code ? byCode(found, search.replace(/\D/g, '')) : found;
  };
}

function byCode(found: readonly SelectOption[], typed: string): readonly SelectOption[] {
  const rank = ({ code = '' }: SelectOption) => (code === typed ? 0 : code.startsWith(typed) ? 1 : 2);
  return typed ? found.toSorted((one, other) => rank(one) - rank(other)) : found;
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The first options of those that are left: thousands of them are thousands of nodes. The chosen one is among them. */
export function menuOf(left: readonly SelectOption[], chosen: SelectOption | null): readonly SelectOption[] {
  const first = left.slice(0, menuSize);
  return !chosen || first.includes(chosen) ? first : [chosen, ...first.slice(0, -1)];
}
