/** One thing that `psp lint` or `psp check` found, as `--format json` writes it. */
export interface Finding {
  /** The template or recorded answer; a finding on a page has a `url` instead. */
  readonly file?: string;
  readonly url?: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in UTF-16 units, as editors count. */
  readonly column: number;
  /** The place in the JSON of an answer, such as `data[12].name`. */
  readonly path?: string;
  /** The element that the finding is about; empty if it is about the page. */
  readonly tag: string;
  /** A name of docs/cli.md, such as `unknown-tag`. */
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
  /** A `note` is worth knowing, but not a mistake: it does not change the exit code. */
  readonly level: 'error' | 'note';
}

/** What a command found. */
export interface Findings {
  readonly findings: readonly Finding[];
  /** What was checked, such as `12 files, 34 tags`, so that people can tell that it was not nothing. */
  readonly read?: string;
}

/** A finding whose offset has not been converted to a position in a file or page yet. */
export interface Problem {
  /** An offset in the text, in UTF-16 units. */
  readonly at: number;
  /** The place in the JSON of an answer, such as `data[12].name`. */
  readonly path?: string;
  readonly tag: string;
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
  readonly level?: 'note';
}

/** The reason why a command could not run, such as an unreadable file; ends it with exit code 2. */
export class CannotRun extends Error {
  override readonly name = 'CannotRun';
}
