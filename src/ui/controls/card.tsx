import { type ReactNode, useId } from 'react';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './card.css?inline';

addStyles(css);

export interface CardProps {
  readonly title: string;
  /** Shown beside the title in a lighter style, such as 'for Site 12'. */
  readonly subtitle?: string | false | undefined;
  readonly children: ReactNode;
}

/** A titled box around one task or list of the page. */
export function Card({ title, subtitle, children }: CardProps) {
  const id = useId();
  return (
    <article className="card" aria-labelledby={id} part="card">
      <h2 id={id}>
        {title} {subtitle && <span className="subtitle">{subtitle}</span>}
      </h2>
      {children}
    </article>
  );
}
