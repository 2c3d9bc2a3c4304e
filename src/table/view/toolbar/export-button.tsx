import { useState } from 'react';
import { useTexts } from '../../../language/language-context.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { lazyComponent } from '../../../ui/feedback/lazy-component.tsx';
import type { TableSnapshot } from '../../engine/loading/table-snapshot.ts';
import type { ExportPlan } from '../table-extensions.ts';
import { catalogue } from '../texts.ts';
import type { ExportJob } from './export-job.ts';

// A lazy chunk: few visits export.
const ExportDialog = lazyComponent(() => import('./export-dialog.tsx').then(loaded => loaded.ExportDialog));

interface ExportButtonProps {
  /** Identifies the shown list. */
  readonly list: string;
  readonly snapshot: TableSnapshot;
  readonly name: string | undefined;
  readonly plan: ExportPlan | undefined;
}

/**
 * Exports the rows that match the query, or those of the screen's export plan. Asks first when the plan does, or when not
 * all rows were loaded. [TBL-07] [TBL-15]
 */
export function ExportButton({ list, snapshot, name, plan }: ExportButtonProps) {
  const texts = useTexts(catalogue);
  const [job, setJob] = useState<ExportJob>();
  const [isWriting, setWriting] = useState(false);
  const startExport = () => {
    const rows = plan ? plan.rows(snapshot) : snapshot.rows;
    if (rows)
      setJob({ list, snapshot, rows, name: name ?? texts.export.defaultFileName, question: plan?.question });
  };
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
      {job && (
        <ExportDialog
          {...{ job, setWriting }}
          isListShown={job.list === list}
          close={() => setJob(current => (current === job ? undefined : current))}
        />
      )}
    </>
  );
}
