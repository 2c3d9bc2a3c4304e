/** What the JSON of a refused post says. Texts of the host: shown as text and never logged. [NET-18] */
export interface Refusal {
  readonly message: string | undefined;
  /** Messages by the name of the posted field, in the order of the host; `''` for those that name none. */
  readonly fields: ReadonlyMap<string, string>;
}

/**
 * The messages of a refusal: its `message`, and its messages by field as Laravel, Rails, Symfony and Django send them:
 * `{errors: {field: [message]}}`. With `isForm`, top-level lists are messages by field, too, as in Django's `{field:
 * [message]}`. Values that are not texts are skipped. [NET-18]
 */
export function refusalIn(body: unknown, isForm = false): Refusal {
  const { message, errors, ...others } = (body ?? {}) as Record<string, unknown>;
  const lists = isForm ? Object.entries(others).filter(([, value]) => Array.isArray(value)) : [];
  const fields = new Map<string, string>();
  for (const [name, value] of errors ? entriesOf(errors) : lists) {
    const text = textsIn(value).join(' ');
    if (text) fields.set(fieldName(name), oneLine(text));
  }
  const isText = typeof message === 'string' && message.trim();
  return { message: isText ? oneLine(message) : undefined, fields };
}

/** The text of a banner: the message, and those of fields that are not shown elsewhere; undefined if there is none. */
export function refusalText(
  { message, fields }: Refusal,
  isShown: (name: string) => boolean = () => false,
): string | undefined {
  const others = [...fields].filter(([name, text]) => !isShown(name) && !message?.includes(text));
  return [message, ...others.map(([, text]) => text)].filter(Boolean).join(' ') || undefined;
}

/** The name of a field as hosts write it in errors: `12[note]` is `12.note`. */
export const fieldName = (posted: string): string => posted.replace(/\[(.*?)\]/g, '.$1');

const entriesOf = (errors: unknown): [name: string, value: unknown][] =>
  typeof errors === 'object' && !Array.isArray(errors) ? Object.entries(Object(errors)) : [['', errors]];

/** A text, or each of a list of texts or of `{message}`. */
const textsIn = (value: unknown): string[] =>
  [value].flat().flatMap(one => {
    const text = typeof one === 'object' ? (one as { message?: unknown } | null)?.message : one;
    return typeof text === 'string' && text.trim() ? [text] : [];
  });

const maxLength = 300;

/** A text as one line, cut with `…`. [NET-18] */
function oneLine(text: string): string {
  const line = text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').trim();
  // Does not cut an emoji in half.
  return line.length <= maxLength ? line : `${line.slice(0, maxLength).replace(/\p{Cs}$/u, '')}…`;
}
