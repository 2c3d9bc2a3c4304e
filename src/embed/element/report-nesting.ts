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

/** Moved tags are joined to each other and to the table, in which the white space around them has stayed. */
function isMovedOutOfTable({ nextSibling }: HTMLElement): boolean {
  let next = nextSibling;
  while (next instanceof Element && next.localName.startsWith('psp-')) next = next.nextSibling;
  if (!(next instanceof HTMLTableElement)) return false;
  const parts = [next, ...next.querySelectorAll(':scope > :is(thead, tbody, tfoot), :scope > * > tr')];
  return parts.some(({ childNodes }) => [...childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE));
}
