import { reportMistakes } from '../../diagnostics/lazy-rules.ts';

/**
 * Reports that an element is inside a button, which takes the clicks on its content; inside another of our elements,
 * which hides it with its fallback: usually a template wrote `<psp-x/>`, which HTML parses as an unclosed `<psp-x>`; or
 * that the browser has moved it out of a table. [EMB-10] [NET-21]
 */
export async function reportNesting(element: HTMLElement): Promise<void> {
  if (element.closest('button'))
    return void reportMistakes(element, ({ mistakes }) => [mistakes['in-button']()]);
  if (isMovedOutOfTable(element))
    return void reportMistakes(element, ({ mistakes }) => [mistakes['moved-out-of-table']()]);
  const outer = element.parentElement;
  if (!outer?.localName.startsWith('psp-')) return;
  await customElements.whenDefined(outer.localName);
  // Without a shadow root, the outer element hides nothing.
  if (outer.shadowRoot) reportMistakes(element, ({ mistakes }) => [mistakes['in-element'](outer.localName)]);
}

/** Moved tags are joined to the table, while the white space that was written around them is still in it. */
const isMovedOutOfTable = ({ nextSibling }: HTMLElement): boolean =>
  nextSibling instanceof HTMLTableElement && nextSibling.firstChild?.nodeType === Node.TEXT_NODE;
