import type { ReactNode } from 'react';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './badge.css?inline';

addStyles(css);

export type BadgeTone = 'success' | 'info' | 'warning' | 'danger' | 'neutral';

/** A status in a word or two; its colour never carries the meaning alone. [UI-16] */
export function Badge({
  tone = 'neutral',
  children,
}: {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}) {
  return (
    <span className={`badge ${tone}`} part="badge">
      {children}
    </span>
  );
}
