import type { ReactNode } from 'react';
import { useUnsettled } from '../../language/unsettled.ts';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './skeleton.css?inline';

addStyles(css);

export interface SkeletonProps {
  /** Visually hidden text, such as 'Loading reimbursements...'. */
  readonly label: string;
  /** The shape of what is loading, with `bar` in place of each value. */
  readonly children: ReactNode;
}

/** Placeholder while content loads; its bars appear after 150 ms. */
export function Skeleton({ label, children }: SkeletonProps) {
  useUnsettled('placeholder');
  return (
    <div role="status" part="skeleton">
      <span className="visually-hidden">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** Stands for a value that is not known yet. */
export const bar = <span className="value-bar" />;
