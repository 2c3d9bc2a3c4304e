import type { ShownProgress } from '../../domain/display/status.ts';
import { Progress } from '../feedback/progress.tsx';
import { addStyles } from '../styles/shared-sheet.ts';
import { Badge } from '../values/badge.tsx';
import css from './status-progress.css?inline';

addStyles(css);

/** Where a record stands: its status in words, and how far it has come. Of an unknown status nobody knows that. [RD-01] [TR-03] */
export const StatusProgress = ({ label, tone, percent }: ShownProgress) => (
  <div className="standing">
    <Badge tone={tone}>{label}</Badge>
    {percent !== undefined && (
      <>
        <Progress
          label={`Progress: ${label}`}
          value={percent}
          tone={tone === 'danger' ? 'danger' : 'accent'}
        />
        <span className="percent" aria-hidden="true">
          {percent}%
        </span>
      </>
    )}
  </div>
);
