import { useUnsettled } from '../../language/unsettled.ts';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './skeleton.css?inline';

addStyles(css);

export interface SkeletonProps {
  /** Visually hidden text, such as 'Loading reimbursements...'. */
  readonly label: string;
  readonly lines?: number;
}

/** Placeholder lines while content loads; they appear after 150 ms. */
export function Skeleton({ label, lines = 3 }: SkeletonProps) {
  useUnsettled('placeholder');
  return (
    <div className="skeleton" role="status" part="skeleton">
      <span className="visually-hidden">{label}</span>
      {[...Array(lines).keys()].map(line => (
        <div key={line} />
      ))}
    </div>
  );
}
