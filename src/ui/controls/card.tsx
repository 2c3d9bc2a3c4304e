import { type ReactNode, useId } from 'react';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './card.css?inline';

addStyles(css);

export interface CardProps {
  readonly title: string;
  /** At the end of the title's line, such as the amount of a record. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A titled box around one task or list of the page. */
export function Card({ title, aside, children }: CardProps) {
  const id = useId();
  return (
    <article className="card" aria-labelledby={id} part="card">
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </article>
  );
}
