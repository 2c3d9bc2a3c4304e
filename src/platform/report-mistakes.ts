import type { MistakeRules } from '../domain/mistakes/rules.ts';
import { logMissingChunk } from './log-missing-chunk.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Reports mistakes on the console, each once per page, when the browser is idle. [NET-21]
 *
 * `find` gets the rules, which are a lazy chunk: call this only if a cheap check has found something suspicious.
 */
export const reportMistakes = (where: string, find: (rules: MistakeRules) => readonly string[]): unknown =>
  whenIdle(
    () =>
      import('../domain/mistakes/rules.ts').then(
        ({ rules }) => rules.warnOnce(where, find(rules)),
        logMissingChunk,
      ),
    0,
  );
