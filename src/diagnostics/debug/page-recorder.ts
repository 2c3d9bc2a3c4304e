import { ofPage } from '../../platform/page.ts';
import type { PageRecord } from './page-record.ts';

const recording = (): { record?: PageRecord } => ofPage('recording', () => ({}));

/** Keeps what elements do, for the debug panel; undefined on pages that do not ask for the panel. [EMB-16] */
export const pageRecord = (): PageRecord | undefined => recording().record;

/** Starts recording. */
export function startRecording(record: PageRecord): void {
  recording().record = record;
}
