/** One thing that is known; a list has no labels. */
export interface Fact {
  readonly label?: string;
  readonly text: string;
}

const deepest = 3;

/**
 * What a host sends to be read: a text or number, a list, or an object of label → value, as facts in their order. What is
 * empty is left out; what stands within a value is told in one line. [TBL-10] [TBL-18]
 */
export function factsIn(sent: unknown): Fact[] {
  const facts = Array.isArray(sent)
    ? sent.map(one => ({ text: lineOf(one) }))
    : isObject(sent)
      ? Object.entries(sent).map(([label, value]) => ({ label, text: lineOf(value) }))
      : [{ text: lineOf(sent) }];
  return facts.filter(({ text }) => text);
}

/** The facts as lines of text. */
export const factLines = (facts: readonly Fact[]): string =>
  facts.map(({ label, text }) => (label ? `${label}: ${text}` : text)).join('\n');

function lineOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value === 'boolean') return String(value);
  if (!isObject(value)) return '';
  if (depth === deepest) return '…';
  const parts = Array.isArray(value)
    ? value.map(one => lineOf(one, depth + 1))
    : Object.entries(value).map(([label, one]) => labelled(label, lineOf(one, depth + 1)));
  return parts.filter(Boolean).join(', ');
}

const labelled = (label: string, text: string): string => text && `${label}: ${text}`;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
