import { ofPage } from './page.ts';

/** An answer, or why there is none, as the debug panel needs it. */
export interface RecordedOutcome {
  readonly status?: number | undefined;
  /** The address that the answer came from. */
  readonly url?: string | undefined;
  /** The code of the error, if the call failed. */
  readonly code?: string | undefined;
  /** The body as text, or as the bytes of a very long list. */
  readonly text?: string | undefined;
  readonly list?: readonly Uint8Array[] | undefined;
}

/** How a list understood its rows. */
export interface RecordedList {
  readonly columns: readonly {
    readonly key: string;
    /** As the header shows it, with the currency that the amounts share. */
    readonly shownTitle: string;
    readonly type: string;
    readonly isNumeric: boolean;
    readonly filter?: unknown;
  }[];
  /** Further keys of a row that are read. */
  readonly fields: readonly string[];
}

/** Receives what elements do, for the debug panel. It exists only on pages that ask for the panel. [EMB-16] */
export interface DebugRecorder {
  /** An element has read its attributes. */
  attributesRead(
    element: HTMLElement,
    read: {
      readonly definition: object;
      readonly values: Readonly<Record<string, unknown>>;
      readonly problems: readonly string[];
    },
  ): void;
  /** A call begins: its name without ids, and the schema of its answer. Returns a function to report how it ends. */
  callStarted(
    element: HTMLElement | undefined,
    name: string,
    schema: object,
  ): (outcome: RecordedOutcome) => void;
  /** An element shows a list; `list` is called when the panel is shown. */
  listShown(element: HTMLElement | undefined, list: () => RecordedList): void;
}

const recording = (): { recorder?: DebugRecorder } => ofPage('recording', () => ({}));

/** The recorder of this page; undefined on ordinary pages. */
export const debugRecorder = (): DebugRecorder | undefined => recording().recorder;

/** Starts recording. */
export function startRecording(started: DebugRecorder): void {
  recording().recorder = started;
}
