import { templateMistakes } from '../../domain/mistakes/template-mistakes.ts';
import { warnOnce } from '../../domain/mistakes/warn-once.ts';

/**
 * Warns, once per page, that an element is inside a button, which takes the clicks on its content [NET-21], or inside
 * another of our elements, which hides it with its fallback. [EMB-10]
 *
 * Usually a template wrote `<psp-x/>`, which HTML parses as an unclosed `<psp-x>`, so everything after it is nested.
 */
export async function warnNestedElement(tag: string, outer: Element): Promise<void> {
  const outerTag = outer.localName;
  if (outerTag === 'button') return warnOnce(tag, [templateMistakes['in-button']()]);
  await customElements.whenDefined(outerTag);
  // Without a shadow root, the outer element hides nothing.
  if (outer.shadowRoot)
    warnOnce(tag, [
      `it stands in ${outerTag} and is hidden with the fallback. Write </${outerTag}> before it; HTML knows no <${outerTag}/>.`,
    ]);
}
