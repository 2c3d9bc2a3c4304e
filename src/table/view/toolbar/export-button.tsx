import { useState } from 'react';
import { useTexts } from '../../../language/language-context.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx';
import type { TableSnapshot } from '../../engine/loading/table-source.ts';
import type { ExportJob } from '../export/export.tsx';
import type { TableProps } from '../table-props.ts';
import { catalogue } from '../texts.ts';

// A lazy chunk: few visits export.
const Export = lazyComponent(() => import('../export/export.tsx').then(loaded => loaded.Export));

interface ExportButtonProps extends Pick<TableProps, 'source' | 'exportName' | 'extensions'> {
  readonly snapshot: TableSnapshot;
}

/**
 * Exports the rows that match the query, or those of the screen's export plan. Asks first when the plan does, or when not
 * all rows were loaded. [TBL-07] [TBL-15]
 */
export function ExportButton({ source, exportName, extensions, snapshot }: ExportButtonProps) {
  const texts = useTexts(catalogue);
  const [job, setJob] = useState<ExportJob>();
  const [isWriting, setWriting] = useState(false);
  const plan = extensions?.exportPlan;
  const startExport = () => {
    const rows = plan ? plan.rows(snapshot) : snapshot.rows;
    if (rows)
      setJob({
        ...{ snapshot, rows, list: source.list, language: snapshot.store.language },
        number: (job?.number ?? 0) + 1,
        name: exportName ?? texts.export.defaultFileName,
        question: plan?.question,
        readAll: plan ? undefined : source.readAll,
      });
  };
  return (
    <>
      <Button
        tone="quiet"
        disabled={!(plan ? snapshot.store.count : snapshot.rows.length)}
        busy={isWriting}
        busyLabel={texts.export.busy}
        onClick={startExport}
      >
        {texts.export.button}
      </Button>
      {job && (
        <Export
          key={job.number}
          {...{ job, setWriting }}
          isListShown={job.list === source.list}
          close={() => setJob(undefined)}
        />
      )}
    </>
  );
}
