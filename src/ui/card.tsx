import { type ReactNode, useId } from 'react';
import css from './card.css?inline';
import { addStyles } from './sheet.ts';

addStyles(css);

/** A titled box that holds one job of the page. */
export function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <article className="card" aria-labelledby={id} part="card">
      <h2 id={id}>{title}</h2>
      {children}
    </article>
  );
}
