/**
 * Writes a mistake with a mark at its position, or the correct text. The position of a mistake of the rule `elsewhere`
 * is marked separately.
 */
export type Plant = (rule: string, wrong: string, right: string) => string;

/** A template with planted mistakes. */
export interface Specimen {
  readonly text: string;
  readonly planted: readonly { readonly line: number; readonly column: number; readonly rule: string }[];
}

/** A page of the corpus; `⟦⟧` in a mistake marks its position if that is not its start. */
export type Page = (plant: Plant) => string;

/** The page with all its mistakes. */
export function withMistakes(page: Page): Specimen {
  const marked = page((rule, wrong) => {
    if (rule === 'elsewhere') return wrong;
    const [before = '', after] = wrong.split('⟦⟧');
    return after === undefined ? `⟦${rule}⟧${wrong}` : `${before}⟦${rule}⟧${after}`;
  });
  const planted = [...marked.matchAll(/⟦([\w-]+)⟧/g)].map(({ index, 1: rule = '' }) => {
    const lines = marked
      .slice(0, index)
      .replace(/⟦[\w-]+⟧/g, '')
      .split('\n');
    return { line: lines.length, column: (lines.at(-1) ?? '').length + 1, rule };
  });
  return { text: marked.replace(/⟦[\w-]+⟧/g, ''), planted };
}

/** The same page without mistakes. */
export const withoutMistakes = (page: Page): string => page((_rule, _wrong, right) => right);
