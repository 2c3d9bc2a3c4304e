import { ofPage } from '../platform/page.ts';

const warned = () => ofPage('warnings', () => new WeakMap<Element, Set<string>>());

/**
 * Warns a developer of a mistake of the page or the host, once per element and problem. The problem never contains a value
 * of a record. [NET-14] [NET-21]
 */
export function warn(element: Element | undefined, problem: string): void {
  const problems = (element && warned().get(element)) ?? new Set();
  if (!problems.has(problem)) console.warn(`${element?.localName ?? 'psp'}: ${problem}`);
  if (element) warned().set(element, problems.add(problem));
}

/** What was warned of about an element, for the debug panel. [EMB-16] */
export const warningsOf = (element: Element): readonly string[] => [...(warned().get(element) ?? [])];
