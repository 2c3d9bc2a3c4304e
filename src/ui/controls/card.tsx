import { type ReactNode, useId } from 'react';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './card.css?inline';

addStyles(css);

export interface CardProps {
  readonly title: string;
  /** What the title is about, such as 'for Site 12': beside it, and quieter. */
  readonly subtitle?: string | false | undefined;
  readonly children: ReactNode;
}

/** A titled box that holds one job of the page. */
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
