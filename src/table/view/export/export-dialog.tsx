import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Language } from '../../../domain/language/language.ts';
import { LanguageContext } from '../../../language/language-context.ts';
import { ConfirmDialog } from '../../../ui/lazy/lazy-confirm-dialog.ts';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { csvOf } from '../../engine/export/csv.ts';
import type { TableSnapshot } from '../../engine/loading/table-snapshot.ts';
import { download } from './download.ts';
import type { ExportJob } from './export-job.ts';
import { exportCatalogue } from './texts.ts';

interface ExportDialogProps {
  readonly job: ExportJob;
  /** A question about a list that is no longer shown closes; a file that is being written is completed. [TBL-23] */
  readonly isListShown: boolean;
  setWriting(isWriting: boolean): void;
  /** Called when the question was cancelled, or when the success message has been shown. */
  close(): void;
}

/** Runs an export: asks if necessary, writes the file, and shows for a moment that it is done. */
export function ExportDialog({ job, isListShown, setWriting, close }: ExportDialogProps) {
  const { language } = job;
  const [confirmedJob, setConfirmedJob] = useState<ExportJob>();
  const [isDone, setDone] = useState(false);
  // Fixed at the start: more rows may arrive while the question is open.
  const question = useMemo(() => questionText(job), [job]);
  const isAsking = question !== '' && confirmedJob !== job;
  const isOutdated = isAsking && !isListShown;
  const closeOutdated = useEffectEvent(close);
  useEffect(() => {
    if (isOutdated) closeOutdated();
  }, [isOutdated]);
  useEffect(() => {
    if (isAsking) return;
    const controller = new AbortController();
    const { signal } = controller;
    const write = async () => {
      setDone(false);
      setWriting(true);
      const file = await writeCsv(job, signal);
      signal.throwIfAborted();
      download(file, job.name);
      setWriting(false);
      setDone(true);
    };
    write().catch(error => {
      if (signal.aborted) return;
      setWriting(false);
      throw error;
    });
    return () => {
      controller.abort();
      setWriting(false);
    };
  }, [job, isAsking, setWriting]);
  return (
    <LanguageContext value={language}>
      <StatusMessage
        text={isDone ? language.texts(exportCatalogue).done({ count: job.rows.length }) : ''}
        duration={3000}
        end={close}
      />
      {isAsking && (
        <ConfirmDialog cancel={close} confirm={() => setConfirmedJob(job)}>
          {question}
        </ConfirmDialog>
      )}
    </LanguageContext>
  );
}

function writeCsv(
  { snapshot: { store, columns }, rows, language }: ExportJob,
  signal: AbortSignal,
): Promise<Blob> {
  const csvColumns = columns.map(({ key, title }, column) => ({ column, key, title }));
  return csvOf(store, csvColumns, rows, { signal, language });
}

const questionText = ({ snapshot, question, language }: ExportJob): string =>
  [question, incompleteText(snapshot, language)].filter(Boolean).join(' ');

function incompleteText({ phase, store, total, isReloading }: TableSnapshot, language: Language): string {
  const texts = language.texts(exportCatalogue);
  const rows = store.count;
  if (phase === 'complete') return '';
  return isReloading
    ? texts.outdated({ rows })
    : total === undefined
      ? texts.incompleteUnknownTotal({ rows })
      : texts.incomplete({ rows, total });
}
