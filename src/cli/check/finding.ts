/** What `psp check` has found, as `--json` writes it. */
export interface Finding {
  /** The page, file or call that it is about. */
  readonly url: string;
  /** The place in the page, from 1. */
  readonly line?: number;
  readonly column?: number;
  /** The element that it is about, if it is not about the page. */
  readonly tag?: string;
  /** `note` is worth knowing, and right for some hosts; `unchecked` says what could not be looked at. */
  readonly level: 'error' | 'note' | 'unchecked';
  /** What is wrong, and how to fix it; never a value of a record. */
  readonly message: string;
}

/** A finding on the page, or in the answer, that is being looked at; an error unless it says otherwise. */
export type Problem = Omit<Finding, 'url' | 'level'> & Partial<Pick<Finding, 'level'>>;

export const findingAt = (url: string, problem: Problem): Finding => ({ url, level: 'error', ...problem });

const maxLength = 500;

/** A finding as one line of text. */
export function findingLine({ url, line, column, tag, level, message }: Finding): string {
  const place = line === undefined ? url : `${url}:${line}:${column}`;
  const kind = { error: '', note: 'note: ', unchecked: 'not checked: ' }[level];
  const text = printable(`${place}: ${kind}${tag ? `<${tag}>: ` : ''}${message}`);
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

/** Escapes control and format characters, such as colours of a terminal and marks that turn the direction of a text. */
export const printable = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, character =>
    character
      .split('')
      .map(unit => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
