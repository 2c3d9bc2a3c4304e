import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../language/language-context.ts';
import { Button } from '../controls/button.tsx';
import { addStyles } from '../styles/shared-sheet.ts';
import { sharedCatalogue } from '../texts.ts';
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
  /** Makes the whole card a link. */
  readonly link?: RecordLink | undefined;
  /** Actions at the foot of the card. */
  readonly foot?: ReactNode;
}

/** The link of a card; its title is the visible text. */
export interface RecordLink {
  /** A same-origin address. */
  readonly href: string;
  /** Says more than the title to screen readers, and contains it. */
  readonly name?: string;
}

export interface RecordCardsProps {
  /** Names the list for screen readers. */
  readonly label: string;
  readonly records: readonly RecordCard[];
  /** How many cards are shown before "Show all"; all by default. */
  readonly limit?: number;
}

/** The first records as cards, and a button that shows the others as well. */
export function RecordCards({ label, records, limit = records.length }: RecordCardsProps) {
  const sharedTexts = useTexts(sharedCatalogue);
  const [isExpanded, setExpanded] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // The pressed button is gone: continue at the first card that it revealed.
    if (isExpanded) box.current?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  }, [isExpanded]);
  const isCut = !isExpanded && records.length > limit;
  return (
    <div className="record-cards" ref={box}>
      <Cards label={label} records={isCut ? records.slice(0, limit) : records} focusable={limit} />
      {isCut && <Button onClick={() => setExpanded(true)}>{sharedTexts.showAll}</Button>}
    </div>
  );
}

interface CardsProps extends RecordCardsProps {
  /** The index of the card that can receive the focus from a script. */
  readonly focusable: number;
}

const Cards = ({ label, records, focusable }: CardsProps) => (
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role from lists without bullets.
  <ul className="records" role="list" aria-label={label}>
    {records.map(({ id, title, badge, facts, link, foot }, index) => (
      <li key={id} className="record" part="item" tabIndex={index === focusable ? -1 : undefined}>
        <div className="record-head">
          <h3>
            <CardTitle link={link}>{title}</CardTitle>
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

interface CardTitleProps {
  readonly link: RecordLink | undefined;
  readonly children: ReactNode;
}

const CardTitle = ({ link, children }: CardTitleProps) =>
  link ? (
    <a className="record-link" href={link.href} aria-label={link.name}>
      <bdi>{children}</bdi>
    </a>
  ) : (
    <bdi>{children}</bdi>
  );
