import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './tabs.css?inline';

addStyles(css);

export interface Tab {
  readonly name: string;
  readonly label: string;
  /** Rendered when the tab is first chosen, and kept mounted from then on. */
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Names the tab list for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  choose(name: string): void;
}

/** Tabs with keyboard navigation by arrow keys, Home and End. [PAY-01] */
export function Tabs({ label, tabs, chosen, choose }: TabsProps) {
  const id = useId();
  const [visited, setVisited] = useState<readonly string[]>([chosen]);
  if (!visited.includes(chosen)) setVisited([...visited, chosen]);
  const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
    const target = tabs[targetIndex(event, tabs.length)];
    if (!target) return;
    event.preventDefault();
    choose(target.name);
    (event.currentTarget.children[tabs.indexOf(target)] as HTMLElement).focus();
  };
  return (
    <div className="tabs" part="tabs">
      <div role="tablist" aria-label={label} onKeyDown={moveFocus}>
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
          {visited.includes(name) && content}
        </div>
      ))}
    </div>
  );
}

/** The index of the tab that a key moves to; -1 for other keys. */
function targetIndex(
  { key, currentTarget, target, ...modifiers }: KeyboardEvent<HTMLElement>,
  count: number,
): number {
  if (modifiers.ctrlKey || modifiers.altKey || modifiers.metaKey) return -1;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return -1;
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  const step = (key === 'ArrowRight') === isRightToLeft ? -1 : 1;
  return ([...currentTarget.children].indexOf(target as Element) + step + count) % count;
}
