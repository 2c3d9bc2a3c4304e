import { onTestFinished } from 'vitest';
import { elements } from '../../src/elements.ts';
import type { Screen } from '../support/screen.ts';

const spoken = ['log', 'info', 'debug', 'warn', 'error'] as const;

/**
 * Records from now until the end of the test everything that the library leaves anywhere, as texts: visible content,
 * events, console, storage, cookies, addresses.
 */
export function traced(sent: readonly Request[]): (screen: Screen) => Promise<string[]> {
  const left: string[] = [];
  const before = spoken.map(method => [method, console[method]] as const);
  for (const [method, speak] of before)
    console[method] = (...said: unknown[]) => {
      left.push(said.map(String).join(' '));
      speak(...said);
    };
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event instanceof CustomEvent) left.push(`${event.type} ${JSON.stringify(event.detail)}`);
    return dispatchEvent.call(this, event);
  };
  onTestFinished(() => {
    EventTarget.prototype.dispatchEvent = dispatchEvent;
    for (const [method, speak] of before) console[method] = speak;
  });
  return async ({ root }) => [
    ...left,
    ...shownIn(root),
    // Attributes of a tag belong to the page; only what the library adds counts.
    ...[...document.body.children].filter(child => !child.matches(ours)).map(child => child.outerHTML),
    document.title,
    location.href,
    JSON.stringify(history.state),
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    JSON.stringify(await indexedDB.databases()),
    ...performance.getEntriesByType('mark').map(({ name }) => name),
    ...sent.map(({ url, headers }) => `${url} ${JSON.stringify([...headers])}`),
  ];
}

const ours = Object.keys(elements).join();

/** Markup, and what fields hold. */
const shownIn = (root: ShadowRoot): string[] => [
  root.innerHTML,
  ...[...root.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ value }) => value),
];
