/** The element's shadow root as Testing Library takes it. */
export const insideOf = (element: Element): HTMLElement => element.shadowRoot as unknown as HTMLElement;

/** An element of this tag with these attributes, not yet in the page. */
export function elementOf(tag: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** The details of every event of this type that reaches the document. */
export function heardOn(type: string, options: { prevent?: boolean } = {}): unknown[] {
  const details: unknown[] = [];
  document.addEventListener(type, event => {
    if (options.prevent) event.preventDefault();
    details.push((event as CustomEvent).detail);
  });
  return details;
}
