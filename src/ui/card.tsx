import { type ReactNode, useId } from 'react';
import css from './card.css?inline';

export const cardStyles: readonly string[] = [css];

/** A titled box that holds one job of the page. */
export function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form; a card may have none.
    <div className="card" role="group" aria-labelledby={id} part="card">
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}
