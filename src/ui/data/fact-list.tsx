import type { ReactNode } from 'react';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './fact-list.css?inline';

addStyles(css);

/** A value under its label. */
export interface LabelledFact {
  readonly label: string;
  readonly value: ReactNode;
  /** Spans all columns, for long texts such as notes. */
  readonly isLong?: boolean | undefined;
}

/** A description list with labels above their values, in as many columns as the space allows. [RD-02] [TR-02] */
export const FactList = ({ facts }: { readonly facts: readonly LabelledFact[] }) => (
  <dl className="fact-list">
    {facts.map(({ label, value, isLong }, index) => (
      <div key={index} className={isLong ? 'long' : undefined}>
        <dt>{label}</dt>
        <dd>
          <bdi>{value}</bdi>
        </dd>
      </div>
    ))}
  </dl>
);
