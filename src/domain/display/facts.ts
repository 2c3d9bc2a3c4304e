/** A line of information with an optional label; items of a list have none. */
export interface Fact {
  readonly label?: string;
  readonly text: string;
}

const maxDepth = 3;

/**
 * Converts a text, a number, a list or an object of label → value to facts, in order. [TBL-10] [TBL-18]
 *
 * Empty values are left out; nested values are joined in one line.
 */
export function toFacts(sent: unknown): Fact[] {
  const facts = Array.isArray(sent)
    ? sent.map(one => ({ text: lineOf(one) }))
    : isObject(sent)
      ? Object.entries(sent).map(([label, value]) => ({ label, text: lineOf(value) }))
      : [{ text: lineOf(sent) }];
  return facts.filter(({ text }) => text);
}

/** What a cell says beyond its text: its details, else its preview. [TBL-22] */
export function furtherFacts(cell: { readonly details?: unknown; readonly preview?: unknown }): Fact[] {
  const facts = toFacts(cell.details);
  return facts.length ? facts : toFacts(cell.preview);
}

/** Joins facts to one line of text each. */
export const factLines = (facts: readonly Fact[]): string =>
  facts.map(({ label, text }) => (label ? `${label}: ${text}` : text)).join('\n');

function lineOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value === 'boolean') return String(value);
  if (!isObject(value)) return '';
  if (depth === maxDepth) return '…';
  const parts = Array.isArray(value)
    ? value.map(one => lineOf(one, depth + 1))
    : Object.entries(value).map(([label, one]) => labelled(label, lineOf(one, depth + 1)));
  return parts.filter(Boolean).join(', ');
}

const labelled = (label: string, text: string): string => text && `${label}: ${text}`;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
