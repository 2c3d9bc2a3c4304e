import type { ReactNode } from 'react';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './fact-list.css?inline';

addStyles(css);

/** Something that is known, under its label. */
export interface LabelledFact {
  readonly label: string;
  readonly value: ReactNode;
  /** Over the whole width, as a note is. */
  readonly isLong?: boolean | undefined;
}

/** What is known of something: labels above their values, in two columns where there is room for them. [RD-02] [TR-02] */
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
