import { useEffect, useMemo, useState } from 'react';
import { numberText } from '../../../domain/display/numbers.ts';
import { StatusMessage } from '../../../ui/feedback/status-message.tsx';
import { ConfirmDialog } from '../../../ui/overlays/lazy-confirm-dialog.ts';
import { csvOf } from '../../engine/csv.ts';
import type { TableSnapshot } from '../../engine/loading/table-snapshot.ts';
import { download } from './download.ts';
import type { ExportJob } from './exported.ts';

interface ExportingProps {
  readonly exported: ExportJob;
  setWriting(isWriting: boolean): void;
  /** Nothing is left to be asked or told. */
  end(): void;
}

/** Asks where something has to be asked, writes the file, and tells for a moment that it is written. */
export function ExportDialog({ exported, setWriting, end }: ExportingProps) {
  const [answered, setAnswered] = useState<ExportJob>();
  const [told, tell] = useState('');
  // As it was when it was asked: rows may go on arriving.
  const question = useMemo(() => questionFor(exported), [exported]);
  const isAsking = question !== '' && answered !== exported;
  useEffect(() => {
    if (isAsking) return;
    const writing = new AbortController();
    const { signal } = writing;
    const write = async () => {
      tell('');
      setWriting(true);
      const file = await csvOfExported(exported, signal);
      signal.throwIfAborted();
      download(file, exported.name);
      setWriting(false);
      tell(doneText(exported.rows.length));
    };
    write().catch(error => {
      if (signal.aborted) return;
      setWriting(false);
      throw error;
    });
    return () => {
      writing.abort();
      setWriting(false);
    };
  }, [exported, isAsking, setWriting]);
  return (
    <>
      <StatusMessage text={told} duration={3000} end={end} />
      {isAsking && (
        <ConfirmDialog cancel={end} confirm={() => setAnswered(exported)}>
          {question}
        </ConfirmDialog>
      )}
    </>
  );
}

const doneText = (rows: number): string => `Exported ${numberText(rows)} ${rows === 1 ? 'row' : 'rows'}.`;

function csvOfExported({ shown: { store, columns }, rows }: ExportJob, signal: AbortSignal): Promise<Blob> {
  const written = columns.map(({ key, title }, column) => ({ column, key, title }));
  return csvOf(store, written, rows, signal);
}

const questionFor = ({ shown, question }: ExportJob): string =>
  [question, partText(shown)].filter(Boolean).join(' ');

function partText({ phase, store, total, isReloading }: TableSnapshot): string {
  if (phase === 'complete') return '';
  const count = numberText(store.count);
  if (isReloading) return `The list is not up to date: it holds the ${count} rows from before. Export those?`;
  return `Only ${count} of ${total === undefined ? 'the rows' : numberText(total)} have been loaded. Export those?`;
}
