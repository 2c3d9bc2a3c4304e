import { addStyles } from '../styles/shared-sheet.ts';
import css from './skeleton.css?inline';

addStyles(css);

export interface SkeletonProps {
  /** What those who see no shapes are told, such as 'Loading reimbursements...'. */
  readonly label: string;
  readonly lines?: number;
}

/** The shape of lines to come; shows after 150 ms. */
export function Skeleton({ label, lines = 3 }: SkeletonProps) {
  return (
    <div className="skeleton" role="status" part="skeleton">
      <span className="visually-hidden">{label}</span>
      {[...Array(lines).keys()].map(line => (
        <div key={line} />
      ))}
    </div>
  );
}
