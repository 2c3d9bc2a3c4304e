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

/** Receives what elements do, for the debug panel. It exists only on pages that ask for the panel. [EMB-16] */
export interface DebugRecorder {
  /** An element has read its attributes; `page` is the object that it passes with its calls. */
  attributesRead(
    element: HTMLElement,
    read: {
      readonly definition: object;
      readonly values: Readonly<Record<string, unknown>>;
      readonly problems: readonly string[];
      readonly page: object;
    },
  ): void;
  /** A call begins: its name without ids, and the schema of its answer. Returns a function to report how it ends. */
  callStarted(page: object, name: string, schema: object): (outcome: RecordedOutcome) => void;
  /** A list reads these keys of its rows; called when the panel is shown. */
  rowsRead(page: object, keys: () => readonly string[]): void;
}

const recording = (): { recorder?: DebugRecorder } => ofPage('recording', () => ({}));

/** The recorder of this page; undefined on ordinary pages. */
export const debugRecorder = (): DebugRecorder | undefined => recording().recorder;

/** Starts recording. */
export function startRecording(started: DebugRecorder): void {
  recording().recorder = started;
}
