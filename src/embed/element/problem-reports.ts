import { loadRules, mayLoadRules, reportMistakes } from '../../diagnostics/lazy-rules.ts';
import type { ErrorDetail } from '../../domain/error-codes.ts';
import { isPageLoading } from '../../platform/native.ts';
import type { CurrentValues } from '../attributes/element-values.ts';

/** Tells developers what is wrong with the values of one element: on the console, and in `psp:error`. [EMB-04] [EMB-10] */
export class ProblemReports {
  readonly #element: HTMLElement;
  readonly #readAgain: () => void;
  #reported = '';

  /** `readAgain` is called when the rules have been loaded, which know more about what is wrong. */
  constructor(element: HTMLElement, readAgain: () => void) {
    this.#element = element;
    this.#readAgain = readAgain;
  }

  /** Reports what has changed since the last call; returns whether the problems are final, so that they can be shown. */
  report({ problems, warnings, nearMisses, mayNeedAdvice }: CurrentValues): boolean {
    // While the page is still loading, a missing value may yet arrive.
    if (isPageLoading()) return false;
    if (nearMisses.length) reportMistakes(this.#element, () => nearMisses.map(({ advice }) => advice));
    if (mayNeedAdvice && mayLoadRules()) {
      void loadRules().then(this.#readAgain);
      return false;
    }
    this.#reportProblems(problems, warnings);
    return true;
  }

  #reportProblems(problems: readonly string[], warnings: readonly string[]): void {
    const all = [...problems, ...warnings].join('\n');
    if (all === this.#reported) return;
    this.#reported = all;
    if (all) console.error(all);
    if (!problems.length) return;
    const detail: ErrorDetail = { code: 'ERR_ATTRIBUTE', message: problems.join('\n') };
    this.#element.dispatchEvent(new CustomEvent('psp:error', { detail, bubbles: true, composed: true }));
  }
}
