import type { ReactNode } from 'react';
import type { ProgressDisplay } from '../../domain/display/status.ts';
import { useTexts } from '../../language/language-context.ts';
import { Progress } from '../feedback/progress.tsx';
import { addStyles } from '../styles/shared-sheet.ts';
import { sharedCatalogue } from '../texts.ts';
import { Badge } from '../values/badge.tsx';
import css from './status-progress.css?inline';

addStyles(css);

interface StatusProgressProps extends ProgressDisplay {
  /** Further facts about the status, such as its date. */
  readonly children?: ReactNode;
}

/** A record's status, what it waits for and its progress bar; an unknown status has no bar. [RD-01] [TR-03] */
export const StatusProgress = ({ label, tone, percent, step, children }: StatusProgressProps) => {
  const sharedTexts = useTexts(sharedCatalogue);
  return (
    <div className="status-progress">
      <Badge label={label} tone={tone} />
      {step && <p>{step}</p>}
      {children}
      {percent !== undefined && (
        <Progress label={sharedTexts.progress({ status: label })} value={percent} tone={tone} />
      )}
    </div>
  );
};
