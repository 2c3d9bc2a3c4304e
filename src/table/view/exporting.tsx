import { useEffect, useMemo, useRef, useState } from 'react';
import { showBeside } from '../../ui/beside.ts';
import { onDemand } from '../../ui/on-demand.tsx';
import { addStyles } from '../../ui/sheet.ts';
import { csvOf } from '../rows/csv.ts';
import type { RowsShown } from '../rows/row-source.ts';
import { download } from './download.ts';
import css from './export.css?inline';
import type { Exported } from './export.tsx';
import { numberText } from './texts.ts';

addStyles(css);

// Most exports ask nothing.
const ConfirmDialog = onDemand(() =>
  import('../../ui/confirm-dialog.tsx').then(loaded => loaded.ConfirmDialog),
);

interface ExportingProps {
  readonly exported: Exported;
  setWriting(isWriting: boolean): void;
  /** Nothing is left to be asked or told. */
  end(): void;
}

/** How long it stands what was exported, in milliseconds. */
const toldFor = 3000;

/** Asks where something has to be asked, writes the file, and tells for a moment that it is written. */
export function Exporting({ exported, setWriting, end }: ExportingProps) {
  const [answered, setAnswered] = useState<Exported>();
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
      <Told text={told} end={end} />
      {isAsking && (
        <ConfirmDialog cancel={end} confirm={() => setAnswered(exported)}>
          {question}
        </ConfirmDialog>
      )}
    </>
  );
}

/** What has been done, beside the button; it moves nothing. */
function Told({ text, end }: { readonly text: string; end(): void }) {
  const status = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock begins with each text, and ends what was told by it.
  useEffect(() => {
    const { current } = status;
    const button = current?.previousElementSibling;
    if (!text || !current || !button) return;
    showBeside(current, button);
    const timer = setTimeout(end, toldFor);
    return () => {
      clearTimeout(timer);
      current.hidePopover();
    };
  }, [text]);
  return (
    <span className="exported" aria-live="polite" popover="manual" ref={status}>
      {text}
    </span>
  );
}

const doneText = (rows: number): string => `Exported ${numberText(rows)} ${rows === 1 ? 'row' : 'rows'}.`;

function csvOfExported({ shown: { store, columns }, rows }: Exported, signal: AbortSignal): Promise<Blob> {
  const written = columns.map(({ key, title }, column) => ({ column, key, title }));
  return csvOf(store, written, rows, signal);
}

const questionFor = ({ shown, question }: Exported): string =>
  [question, partText(shown)].filter(Boolean).join(' ');

function partText({ phase, store, total, renewing }: RowsShown): string {
  if (phase === 'complete') return '';
  const count = numberText(store.count);
  if (renewing) return `The list is not up to date: it holds the ${count} rows from before. Export those?`;
  return `Only ${count} of ${total === undefined ? 'the rows' : numberText(total)} have been loaded. Export those?`;
}
