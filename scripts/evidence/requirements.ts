/** A line of docs/requirements.md. */
export interface Requirement {
  readonly id: string;
  /** Markdown, as in the document. */
  readonly sentence: string;
}

/** A chapter of docs/requirements.md, such as `EMB: living in a page`. */
export interface RequirementGroup {
  readonly title: string;
  readonly requirements: readonly Requirement[];
}

/** Reads docs/requirements.md. */
export function requirementGroups(document: string): RequirementGroup[] {
  return document
    .split(/^## /m)
    .slice(1)
    .map(chapter => ({
      title: chapter.slice(0, chapter.indexOf('\n')).trim(),
      requirements: [...chapter.matchAll(/^- \*\*([A-Z]{2,4}-\d{2})\*\* (.*)$/gm)].map(
        ([, id = '', sentence = '']) => ({ id, sentence }),
      ),
    }));
}

/** The ids in brackets in a title or a text, each once: `[DEP-03] [UI-13] …`. */
export const idsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\[([A-Z]{2,4}-\d{2})\]/g)].map(([, id = '']) => id)),
];
