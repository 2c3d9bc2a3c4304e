import { reportMistakes } from '../../diagnostics/lazy-rules.ts';

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
