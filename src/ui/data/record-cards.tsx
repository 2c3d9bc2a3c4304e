import type { ReactNode } from 'react';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './record-cards.css?inline';

addStyles(css);

/** Something that is known of a record, under its label. */
export type Fact = readonly [label: string, value: ReactNode];

/** A record as a phone shows it. */
export interface RecordCard {
  readonly id: string;
  readonly title: ReactNode;
  readonly badge?: ReactNode;
  /** Those without a value are left out. */
  readonly facts: readonly Fact[];
  /** What can be done with it. */
  readonly foot?: ReactNode;
}

export interface RecordCardsProps {
  /** What the records are, for those who hear it. */
  readonly label: string;
  readonly records: readonly RecordCard[];
}

/** A card for each record, read at a glance: its title and status, what is known of it, what can be done with it. */
export const RecordCards = ({ label, records }: RecordCardsProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: without bullets a list is none to Safari.
  <ul className="records" role="list" aria-label={label}>
    {records.map(({ id, title, badge, facts, foot }) => (
      <li key={id} className="record" part="item">
        <div className="record-head">
          <h3>
            <bdi>{title}</bdi>
          </h3>
          {badge}
        </div>
        <dl>
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <bdi>{value}</bdi>
                  </dd>
                </div>
              ),
          )}
        </dl>
        {foot}
      </li>
    ))}
  </ul>
);

export interface RecordLinkProps {
  /** An address of this site. */
  readonly href: string;
  /** What the record is called, for those who hear the link. */
  readonly name: string;
}

/** The way to a record, across the foot of its card. */
export const RecordLink = ({ href, name }: RecordLinkProps) => (
  <a className="record-link" href={href}>
    View <span className="visually-hidden">{name}</span>
  </a>
);
