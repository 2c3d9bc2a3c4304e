import { useEffect, useEffectEvent, useState } from 'react';
import { isRefusal, RequestError, SessionExpiredError } from '../../../http/errors.ts';
import { LanguageContext, useLanguage, useTexts } from '../../../language/language-context.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { SessionEnded } from '../../../ui/feedback/session-ended.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { addStyles } from '../../../ui/styles/shared-sheet.ts';
import { sharedCatalogue } from '../../../ui/texts.ts';
import { csvOf } from '../../engine/export/csv.ts';
import { isCounted, matchingCount } from '../../engine/loading/table-snapshot.ts';
import type { ReadAll, RowsRead } from '../../engine/loading/table-source.ts';
import { catalogue } from '../texts.ts';
import { download } from './download.ts';
import type { ExportJob } from './export-job.ts';
import css from './host-export.css?inline';
import { exportCatalogue } from './texts.ts';

addStyles(css);

interface HostExportProps {
  readonly job: ExportJob;
  readonly readAll: ReadAll;
  setWriting(isWriting: boolean): void;
  close(): void;
}

/** How far an export has come. */
interface Written {
  /** The file so far. */
  readonly parts: readonly Blob[];
  readonly rows: number;
  /** How many rows of the host's list precede the next ones. */
  readonly next: number;
  readonly hasChanged: boolean;
}

const nothingWritten: Written = { parts: [], rows: 0, next: 0, hasChanged: false };

/** Exports all rows of a host-paged list that match the query: shows progress, and can be cancelled. [TBL-24] */
export const HostExport = (props: HostExportProps) => (
  <LanguageContext value={props.job.language}>
    <RunningExport {...props} />
  </LanguageContext>
);

function RunningExport(props: HostExportProps) {
  const { job, close } = props;
  const texts = useTexts(exportCatalogue);
  const sharedTexts = useTexts(sharedCatalogue);
  const tableTexts = useTexts(catalogue);
  const total = isCounted(job.snapshot) ? matchingCount(job.snapshot) : undefined;
  const { phase, written, error, retry } = useExport(props, total);
  if (phase === 'done') return <Outcome written={written} close={close} />;
  return (
    <div className="host-export">
      <Progress
        label={tableTexts.export.busy}
        value={total === undefined ? undefined : Math.floor((written.rows / Math.max(1, total)) * 100)}
      />
      <p>
        {total === undefined
          ? texts.progressUnknownTotal({ rows: written.rows })
          : texts.progress({ rows: written.rows, total })}
      </p>
      {phase !== 'writing' && (
        <>
          <p role="alert">{texts.interrupted}</p>
          <Reason error={error} />
          <Button onClick={retry}>{sharedTexts.retry}</Button>
        </>
      )}
      <Button onClick={close}>{sharedTexts.cancel}</Button>
    </div>
  );
}

/** Why the next rows could not be loaded, if a person can do something about it: what a list says, too. [NET-05] [NET-15] */
function Reason({ error }: { readonly error: unknown }) {
  const language = useLanguage();
  if (isRefusal(error)) return <p role="alert">{error.messageIn(language)}</p>;
  if (!(error instanceof SessionExpiredError)) return null;
  return (
    <p>
      <SessionEnded failure={error} />
    </p>
  );
}

/** Writes the file. A retry goes on with the next rows. */
function useExport({ job, readAll, setWriting }: HostExportProps, total: number | undefined) {
  const [written, setWritten] = useState(nothingWritten);
  const [phase, setPhase] = useState<'writing' | 'interrupted' | 'done'>('writing');
  const [error, setError] = useState<unknown>();
  const write = useEffectEvent(async (signal: AbortSignal) => {
    // In strict mode React ends the first effect at once: that one asks for nothing.
    await Promise.resolve();
    signal.throwIfAborted();
    let progress = written;
    for await (const batch of readAll(job.snapshot.query, progress.next, signal)) {
      progress = afterBatch(progress, batch, await csvPart(job, batch, signal, progress.next > 0), total);
      setWritten(progress);
    }
    download(new Blob([...progress.parts], { type: 'text/csv;charset=utf-8' }), job.name);
    setPhase('done');
  });
  useEffect(() => {
    if (phase !== 'writing') return setWriting(false);
    const controller = new AbortController();
    setWriting(true);
    write(controller.signal).catch(failure => {
      if (controller.signal.aborted) return;
      setError(failure);
      setPhase('interrupted');
      // Failed requests have been logged already.
      if (!(failure instanceof RequestError)) throw failure;
    });
    return () => {
      controller.abort();
      setWriting(false);
    };
  }, [phase, setWriting]);
  return { phase, written, error, retry: () => setPhase('writing') };
}

/** A list that changed while it was read may lack rows in the file; that stays visible until it is closed. */
function Outcome({ written, close }: { readonly written: Written; close(): void }) {
  const texts = useTexts(exportCatalogue);
  const sharedTexts = useTexts(sharedCatalogue);
  const done = texts.done({ count: written.rows });
  if (!written.hasChanged) return <StatusMessage text={done} duration={3000} end={close} />;
  return (
    <div className="host-export" role="alert">
      <p>{`${done} ${texts.changed}`}</p>
      <Button onClick={close}>{sharedTexts.close}</Button>
    </div>
  );
}

function csvPart(
  { snapshot: { columns }, language }: ExportJob,
  { store, rows }: RowsRead,
  signal: AbortSignal,
  isContinued: boolean,
): Promise<Blob> {
  const csvColumns = columns.map(({ key, title }) => ({ column: store.columnOf(key), key, title }));
  return csvOf(store, csvColumns, rows, { signal, isContinued, language });
}

const afterBatch = (
  before: Written,
  { rows, total, next }: RowsRead,
  part: Blob,
  expected: number | undefined,
): Written => ({
  parts: [...before.parts, part],
  rows: before.rows + rows.length,
  next,
  hasChanged: before.hasChanged || (total !== undefined && expected !== undefined && total !== expected),
});
