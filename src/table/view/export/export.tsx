import { useEffect, useEffectEvent, useState } from 'react';
import type { Language } from '../../../domain/language/language.ts';
import { RequestError } from '../../../http/errors.ts';
import { LanguageContext, useTexts } from '../../../language/language-context.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { useOnReturn } from '../../../ui/hooks/use-on-withdrawal.ts';
import { ConfirmDialog } from '../../../ui/lazy/lazy-component.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { addStyles } from '../../../ui/styles/shared-sheet.ts';
import { sharedCatalogue } from '../../../ui/texts.ts';
import { csvOf } from '../../engine/export/csv.ts';
import {
  isCounted,
  matchingCount,
  type ReadAll,
  type RowsRead,
  type TableSnapshot,
} from '../../engine/loading/table-source.ts';
import { FailureReason } from '../messages.tsx';
import { catalogue } from '../texts.ts';
import css from './export.css?inline';
import { exportCatalogue } from './texts.ts';

addStyles(css);

/** An export with the rows to write, fixed when it was started. */
export interface ExportJob {
  /** Tells it from the one before. */
  readonly number: number;
  /** Identifies the list of the rows. */
  readonly list: string;
  readonly snapshot: TableSnapshot;
  readonly rows: Uint32Array;
  /** The file and all that is said are in it, also after a change of `lang`. [EMB-15] */
  readonly language: Language;
  readonly name: string;
  /** The screen's question before the export; undefined when it has none. */
  readonly question: string | undefined;
  /** Reads the rows of a host-paged list, of which the browser has one page. [TBL-24] */
  readonly readAll: ReadAll | undefined;
}

interface ExportProps {
  readonly job: ExportJob;
  /** A question about a list that is no longer shown closes; a file that is being written is completed. [TBL-23] */
  readonly isListShown: boolean;
  setWriting(isWriting: boolean): void;
  /** Called when the export was cancelled, or when the message about it has been shown. */
  close(): void;
}

/** Runs an export: asks if necessary, writes the file, and says that it is done. */
export function Export(props: ExportProps) {
  const { job, isListShown, close } = props;
  // Fixed at the start: more rows may arrive while the question is open.
  const [question, setQuestion] = useState(() => questionText(job));
  const isOutdated = question !== '' && !isListShown;
  const closeOutdated = useEffectEvent(close);
  useEffect(() => {
    if (isOutdated) closeOutdated();
  }, [isOutdated]);
  // What is written is of the session before.
  useOnReturn(close);
  return (
    <LanguageContext value={job.language}>
      {question ? (
        <ConfirmDialog cancel={close} confirm={() => setQuestion('')}>
          {question}
        </ConfirmDialog>
      ) : (
        <RunningExport {...props} />
      )}
    </LanguageContext>
  );
}

/** Asks about a list that is not complete; a host-paged one is read for the export. */
function questionText({ snapshot, question = '', readAll, language }: ExportJob): string {
  const { phase, store, total, isReloading } = snapshot;
  if (phase === 'complete' || readAll) return question;
  const texts = language.texts(exportCatalogue);
  const rows = store.count;
  const incomplete =
    total === undefined ? texts.incompleteUnknownTotal({ rows }) : texts.incomplete({ rows, total });
  return `${question} ${isReloading ? texts.outdated({ rows }) : incomplete}`.trim();
}

/** How far an export has come. */
interface Written {
  /** The file so far. */
  readonly parts: readonly Blob[];
  readonly rows: number;
  /** How many rows of the list precede the next ones. */
  readonly next: number;
  readonly hasChanged: boolean;
}

const nothingWritten: Written = { parts: [], rows: 0, next: 0, hasChanged: false };

/** Shows the progress where the rows have to be requested; that can be cancelled. [TBL-24] */
function RunningExport({ job, setWriting, close }: ExportProps) {
  const texts = useTexts(exportCatalogue);
  const sharedTexts = useTexts(sharedCatalogue);
  const { busy } = useTexts(catalogue).export;
  const { phase, written, error, retry } = useExport(job, setWriting);
  const { rows, hasChanged } = written;
  const total = expectedRows(job.snapshot);
  const done = phase === 'done' ? texts.done({ count: rows }) : '';
  return (
    <>
      <StatusMessage text={hasChanged ? '' : done} duration={3000} end={close} />
      {/* The file may lack rows: that stays visible until it is closed. */}
      {done && hasChanged && (
        <div className="export-progress" role="alert">
          <p>{`${done} ${texts.changed}`}</p>
          <Button onClick={close}>{sharedTexts.close}</Button>
        </div>
      )}
      {!done && job.readAll && (
        <div className="export-progress">
          <Progress label={busy} value={total && Math.floor((rows / total) * 100)} />
          <p>
            {total === undefined ? texts.progressUnknownTotal({ rows }) : texts.progress({ rows, total })}
          </p>
          {phase === 'interrupted' && (
            <>
              <p>
                <span role="alert">{texts.interrupted}</span>
                <FailureReason error={error} />
              </p>
              <Button onClick={retry}>{sharedTexts.retry}</Button>
            </>
          )}
          <Button onClick={close}>{sharedTexts.cancel}</Button>
        </div>
      )}
    </>
  );
}

/** Writes the file. A retry goes on with the next rows. */
function useExport(job: ExportJob, setWriting: ExportProps['setWriting']) {
  const [written, setWritten] = useState(nothingWritten);
  const [phase, setPhase] = useState<'writing' | 'interrupted' | 'done'>('writing');
  const [error, setError] = useState<unknown>();
  const write = useEffectEvent((signal: AbortSignal) => writeFile(job, written, setWritten, signal));
  useEffect(() => {
    if (phase !== 'writing') return setWriting(false);
    const controller = new AbortController();
    setWriting(true);
    const fail = (failure: unknown) => {
      if (controller.signal.aborted) return;
      setError(failure);
      setPhase('interrupted');
      // Failed requests have been logged already.
      if (!(failure instanceof RequestError)) throw failure;
    };
    write(controller.signal).then(() => setPhase('done'), fail);
    return () => {
      controller.abort();
      setWriting(false);
    };
  }, [phase, setWriting]);
  return { phase, written, error, retry: () => setPhase('writing') };
}

async function writeFile(
  job: ExportJob,
  before: Written,
  show: (written: Written) => void,
  signal: AbortSignal,
): Promise<void> {
  // In strict mode React ends the first effect at once: that one asks for nothing.
  await Promise.resolve();
  signal.throwIfAborted();
  const { snapshot, readAll, language, name } = job;
  const expected = expectedRows(snapshot);
  let written = before;
  for await (const batch of readAll?.(snapshot.query, before.next, signal) ?? [rowsHere(job)]) {
    const { store, rows, next, total = expected } = batch;
    const isContinued = written.next > 0;
    const part = await csvOf(store, snapshot.columns, rows, { signal, isContinued, language });
    written = {
      parts: [...written.parts, part],
      rows: written.rows + rows.length,
      next,
      hasChanged: written.hasChanged || (expected !== undefined && total !== expected),
    };
    show(written);
  }
  signal.throwIfAborted();
  download(new Blob([...written.parts], { type: 'text/csv;charset=utf-8' }), name);
}

const expectedRows = (snapshot: TableSnapshot): number | undefined =>
  isCounted(snapshot) ? matchingCount(snapshot) : undefined;

const rowsHere = ({ snapshot: { store }, rows }: ExportJob): RowsRead => ({
  ...{ store, rows, total: undefined },
  next: rows.length,
});

/** Starts a download of the file in the browser. */
function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Revoked late: the browser may start to read the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
