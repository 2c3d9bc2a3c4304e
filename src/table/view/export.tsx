import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm.ts';
import { csvOf } from '../rows/csv.ts';
import { download } from './download.ts';
import type { TableState } from './table.state.ts';
import { numberText } from './texts.ts';

interface ExportProps {
  readonly state: TableState;
  readonly name: string | undefined;
}

/** Writes the rows found, in their order, into a file; asks first when not all have been loaded. [TBL-07] */
export function Export({ state: { shown }, name = 'Exported List.csv' }: ExportProps) {
  const [phase, setPhase] = useState<'ready' | 'asking' | 'writing'>('ready');
  const write = async () => {
    setPhase('writing');
    try {
      const columns = shown.columns.map(({ key, title }, column) => ({ column, key, title }));
      download(await csvOf(shown.store, columns, shown.rows), name);
    } finally {
      setPhase('ready');
    }
  };
  const isWhole = shown.phase === 'complete';
  return (
    <>
      <Button
        disabled={!shown.rows.length}
        busy={phase === 'writing'}
        busyLabel="Exporting…"
        onClick={() => (isWhole ? write() : setPhase('asking'))}
      >
        Export CSV
      </Button>
      {phase === 'asking' && (
        <ConfirmDialog cancel={() => setPhase('ready')} confirm={write}>
          {`Only ${numberText(shown.store.count)} of ${shown.total === undefined ? 'the rows' : numberText(shown.total)} have been loaded. Export those?`}
        </ConfirmDialog>
      )}
    </>
  );
}
