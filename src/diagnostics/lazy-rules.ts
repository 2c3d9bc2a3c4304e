import { reportMissingChunk } from '../platform/missing-file.ts';
import { whenIdle } from '../platform/when-idle.ts';
import type { Rules } from './rules.ts';
import { warn } from './warn.ts';

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
