import type { StatusDisplay } from '../../domain/display/status.ts';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './progress.css?inline';

addStyles(css);

export interface ProgressProps {
  /** Names the bar for screen readers, which read each change; without it, the bar is hidden from them: a text says the same. */
  readonly label?: string;
  /** Percent, 0 to 100; absent while unknown (indeterminate). */
  readonly value?: number | undefined;
  /** Two pixels high, under a toolbar; its percentage is not read, which would interrupt while rows arrive. */
  readonly thin?: boolean;
  /** The tone of a status; `danger` also when a limit is exceeded. */
  readonly tone?: 'accent' | StatusDisplay['tone'];
}

/** A progress bar. [RD-01] [TR-03] [TBL-13] */
export function Progress({ label, value, thin, tone = 'accent' }: ProgressProps) {
  return (
    <div
      className={`progress ${tone}${thin ? ' thin' : ''}`}
      role="progressbar"
      aria-label={label}
      aria-hidden={!label}
      aria-valuenow={thin ? undefined : value}
      part="progress"
    >
      <div style={value === undefined ? undefined : { width: `${value}%` }} />
    </div>
  );
}
