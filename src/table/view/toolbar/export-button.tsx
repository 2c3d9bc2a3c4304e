import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { lazyComponent } from '../../../ui/feedback/lazy-component.tsx';
import type { TableSnapshot } from '../../engine/loading/table-snapshot.ts';
import type { ExportPlan } from '../row-work.ts';
import type { ExportJob } from './exported.ts';

// Most visits write no file.
const Exporting = lazyComponent(() => import('./export-dialog.tsx').then(loaded => loaded.ExportDialog));

interface ExportProps {
  readonly shown: TableSnapshot;
  readonly name: string | undefined;
  readonly plan: ExportPlan | undefined;
}

/**
 * Writes rows into a file, in their order: those found, or those that the screen's plan chooses. Asks first where the
 * plan does, and when not all rows have been loaded. [TBL-07] [TBL-15]
 */
export function ExportButton({ shown, name = 'Exported List.csv', plan }: ExportProps) {
  const [exported, setExported] = useState<ExportJob>();
  const [isWriting, setWriting] = useState(false);
  const begin = () => {
    const rows = plan ? plan.rows(shown) : shown.rows;
    if (rows) setExported({ shown, rows, name, question: plan?.question });
  };
  return (
    <>
      <Button
        disabled={!(plan ? shown.store.count : shown.rows.length)}
        busy={isWriting}
        busyLabel="Exporting…"
        onClick={begin}
      >
        Export CSV
      </Button>
      {exported && (
        <Exporting
          {...{ exported, setWriting }}
          end={() => setExported(before => (before === exported ? undefined : before))}
        />
      )}
    </>
  );
}
