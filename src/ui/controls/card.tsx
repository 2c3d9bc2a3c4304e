import { type ReactNode, useId } from 'react';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './card.css?inline';

addStyles(css);

export interface CardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled box around one task or list of the page. */
export function Card({ title, children }: CardProps) {
  const id = useId();
  return (
    <article className="card" aria-labelledby={id} part="card">
      <h2 id={id}>{title}</h2>
      {children}
    </article>
  );
}
