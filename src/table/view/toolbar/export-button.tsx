import { useState } from 'react';
import { useTexts } from '../../../language/language-context.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx';
import type { TableSnapshot } from '../../engine/loading/table-snapshot.ts';
import type { ReadAll } from '../../engine/loading/table-source.ts';
import type { ExportJob } from '../export/export-job.ts';
import type { ExportPlan } from '../table-props.ts';
import { catalogue } from '../texts.ts';

// Lazy chunks: few visits export.
const HostExport = lazyComponent(() => import('../export/host-export.tsx').then(loaded => loaded.HostExport));
const ExportDialog = lazyComponent(() =>
  import('../export/export-dialog.tsx').then(loaded => loaded.ExportDialog),
);

interface ExportButtonProps {
  /** Identifies the shown list. */
  readonly list: string;
  readonly snapshot: TableSnapshot;
  readonly name: string | undefined;
  readonly plan: ExportPlan | undefined;
  /** Of a host-paged list; see `TableSource`. */
  readonly readAll: ReadAll | undefined;
}

/**
 * Exports the rows that match the query, or those of the screen's export plan. Asks first when the plan does, or when not
 * all rows were loaded. [TBL-07] [TBL-15]
 */
export function ExportButton({ list, snapshot, name, plan, readAll }: ExportButtonProps) {
  const texts = useTexts(catalogue);
  const [job, setJob] = useState<ExportJob>();
  const [isWriting, setWriting] = useState(false);
  const startExport = () => {
    const rows = plan ? plan.rows(snapshot) : snapshot.rows;
    if (rows)
      setJob({
        ...{ list, snapshot, rows, language: snapshot.store.language },
        name: name ?? texts.export.defaultFileName,
        question: plan?.question,
        readAll: plan ? undefined : readAll,
      });
  };
  const close = () => setJob(current => (current === job ? undefined : current));
  return (
    <>
      <Button
        disabled={!(plan ? snapshot.store.count : snapshot.rows.length)}
        busy={isWriting}
        busyLabel={texts.export.busy}
        onClick={startExport}
      >
        {texts.export.button}
      </Button>
      {job?.readAll && <HostExport {...{ job, readAll: job.readAll, setWriting, close }} />}
      {job && !job.readAll && (
        <ExportDialog {...{ job, setWriting, close }} isListShown={job.list === list} />
      )}
    </>
  );
}
