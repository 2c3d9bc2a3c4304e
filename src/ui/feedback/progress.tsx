import { addStyles } from '../styles/shared-sheet.ts';
import css from './progress.css?inline';

addStyles(css);

export interface ProgressProps {
  /** What progresses, for those who hear it. */
  readonly label: string;
  /** Percent, 0 to 100; absent while nobody knows. */
  readonly value?: number | undefined;
  /** Two pixels high, under a toolbar. */
  readonly thin?: boolean;
  /** `danger` when there is more than there may be. */
  readonly tone?: 'accent' | 'danger';
}

/** How far something has come. [RD-01] [TR-03] [TBL-13] */
export function Progress({ label, value, thin, tone = 'accent' }: ProgressProps) {
  return (
    <div
      className={`progress ${tone}${thin ? ' thin' : ''}`}
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      part="progress"
    >
      <div style={value === undefined ? undefined : { width: `${value}%` }} />
    </div>
  );
}
