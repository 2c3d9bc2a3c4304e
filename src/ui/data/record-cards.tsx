import type { ReactNode } from 'react';
import { addStyles } from '../styles/shared-sheet.ts';
import { sharedTexts } from '../texts.ts';
import css from './record-cards.css?inline';

addStyles(css);

/** A label and its value. */
export type Fact = readonly [label: string, value: ReactNode];

/** A record as shown on a phone. */
export interface RecordCard {
  readonly id: string;
  readonly title: ReactNode;
  readonly badge?: ReactNode;
  /** Facts without a value are omitted. */
  readonly facts: readonly Fact[];
  /** Links or actions at the foot of the card. */
  readonly foot?: ReactNode;
}

export interface RecordCardsProps {
  /** Names the list for screen readers. */
  readonly label: string;
  readonly records: readonly RecordCard[];
}

/** A card for each record: title and status, facts, and actions at the foot. */
export const RecordCards = ({ label, records }: RecordCardsProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from lists without bullets.
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
  /** A same-origin address. */
  readonly href: string;
  /** The record's name, announced after the visible "View". */
  readonly name: string;
}

/** The link to a record's page, across the foot of its card. */
export const RecordLink = ({ href, name }: RecordLinkProps) => (
  <a className="record-link" href={href}>
    {sharedTexts.view} <span className="visually-hidden">{name}</span>
  </a>
);
