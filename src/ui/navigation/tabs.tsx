import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './tabs.css?inline';

addStyles(css);

export interface Tab {
  readonly name: string;
  readonly label: string;
  /** Rendered when the tab is first chosen, and kept from then on. */
  readonly content: ReactNode;
}

export interface TabsProps {
  /** What they choose between, for those who hear it. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  choose(name: string): void;
}

/** A choice between views of one thing: arrow keys, Home and End go from tab to tab. [PAY-01] */
export function Tabs({ label, tabs, chosen, choose }: TabsProps) {
  const id = useId();
  const [seen, setSeen] = useState<readonly string[]>([chosen]);
  if (!seen.includes(chosen)) setSeen([...seen, chosen]);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const to = tabs[placeAfter(event, tabs.length)];
    if (!to) return;
    event.preventDefault();
    choose(to.name);
    (event.currentTarget.children[tabs.indexOf(to)] as HTMLElement).focus();
  };
  return (
    <div className="tabs" part="tabs">
      <div role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(tab => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            aria-selected={tab.name === chosen}
            aria-controls={`${id}-${tab.name}-panel`}
            tabIndex={tab.name === chosen ? 0 : -1}
            onClick={() => choose(tab.name)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(({ name, content }) => (
        <div
          key={name}
          role="tabpanel"
          id={`${id}-${name}-panel`}
          aria-labelledby={`${id}-${name}`}
          hidden={name !== chosen}
        >
          {seen.includes(name) && content}
        </div>
      ))}
    </div>
  );
}

/** The place of the tab that a key leads to; -1 for any other key. */
function placeAfter(
  { key, currentTarget, target, ...held }: KeyboardEvent<HTMLElement>,
  count: number,
): number {
  if (held.ctrlKey || held.altKey || held.metaKey) return -1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return -1;
  const isLeftward = getComputedStyle(currentTarget).direction === 'rtl';
  const step = (key === 'ArrowRight') === isLeftward ? -1 : 1;
  return ([...currentTarget.children].indexOf(target as Element) + step + count) % count;
}
