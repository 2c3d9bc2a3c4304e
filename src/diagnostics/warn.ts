import { reportMissingChunk } from '../platform/missing-file.ts';
import { ofPage } from '../platform/page.ts';
import { whenIdle } from '../platform/when-idle.ts';
import type { Rules } from './rules.ts';

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

/** Null if their chunk could not be loaded. */
let loaded: Rules | null | undefined;
let loading: Promise<void> | undefined;

/** The rules if their lazy chunk is loaded; pages without mistakes never download it. */
export const loadedRules = (): Rules | undefined => loaded ?? undefined;

/** Whether the rules are not loaded, and may still be. */
export const mayLoadRules = (): boolean => loaded === undefined;

/** Loads the rules. Never rejects: without them, mistakes are reported without advice, or not at all. */
export function loadRules(): Promise<void> {
  loading ??= import('./rules.ts').then(({ rules }) => {
    loaded = rules;
  }, reportMissing);
  return loading;
}

function reportMissing(error: unknown): void {
  loaded = null;
  reportMissingChunk(error);
}

/** The same advice for many elements is given once per page. */
const given = new Set<string>();

/**
 * Warns of the mistakes that the rules find, when the browser is idle. [NET-21]
 *
 * The rules are a lazy chunk: call this only if a cheap check has found something suspicious.
 */
export const reportMistakes = (
  element: Element | undefined,
  find: (rules: Rules) => readonly string[],
): unknown =>
  whenIdle(async () => {
    await loadRules();
    for (const problem of loaded ? find(loaded) : []) {
      const advice = `${element?.localName}: ${problem}`;
      if (!given.has(advice)) warn(element, problem);
      given.add(advice);
    }
  }, 0);
