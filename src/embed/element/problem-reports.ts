import { isGroupedId, isSuspicious, type SchemaNode } from '../../diagnostics/found-keys.ts';
import { loadRules, mayLoadRules, reportMistakes } from '../../diagnostics/warn.ts';
import { attributeName } from '../../domain/attribute-name.ts';
import type { ErrorDetail } from '../../domain/error-codes.ts';
import { isPageLoading } from '../../platform/native.ts';
import type { CurrentValues, WrittenValue } from '../attributes/element-values.ts';

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

/**
 * Reports valid values that look like mistakes on the console: misspelled keys of JSON, empty JSON, words for a missing
 * value, and ids with separators of thousands. [NET-21]
 */
export function reportValueMistakes(element: Element, written: readonly WrittenValue[]): void {
  const suspicious = written.filter(isSuspiciousValue);
  if (suspicious.length)
    reportMistakes(element, ({ valueMistakes }) =>
      suspicious.flatMap(({ name, attribute, text, value }) =>
        valueMistakes({
          name: attributeName(name),
          text,
          ...(attribute.type === 'json' && {
            json: { schema: attribute.schema as SchemaNode, value },
            record: attribute.isRecord && `${element.localName} ${name}`,
          }),
        }),
      ),
    );
}

/**
 * A cheap check before the rules are loaded, which decide. The keys of records with an open schema are not known here.
 */
const isSuspiciousValue = ({ name, attribute, text, value }: WrittenValue): boolean =>
  attribute.type === 'json'
    ? (text === '' && !attribute.required) ||
      (value !== undefined && (attribute.isRecord || isSuspicious(value, attribute.schema as SchemaNode)))
    : /^\s*(None|null|undefined)\s*$/.test(text ?? '') ||
      isGroupedId(attributeName(name), text?.trim() ?? '');

/**
 * Reports that an element is inside another of our elements, which hides it with its fallback: usually a template wrote
 * `<psp-x/>`, which HTML parses as an unclosed `<psp-x>`. [EMB-10]
 */
export async function reportNesting(element: HTMLElement): Promise<void> {
  const outer = element.parentElement;
  if (!outer?.localName.startsWith('psp-')) return;
  await customElements.whenDefined(outer.localName);
  // Without a shadow root, the outer element hides nothing.
  if (outer.shadowRoot) reportMistakes(element, ({ mistakes }) => [mistakes['in-element'](outer.localName)]);
}
