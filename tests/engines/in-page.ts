import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** What a person would look for on a page, in open shadow roots too. One of role, text, label and selector is given. */
export interface Query {
  /** A selector of the element to look in. */
  readonly in?: string;
  readonly role?: string;
  /** The accessible name; only with a role. */
  readonly name?: string | RegExp;
  readonly text?: string | RegExp;
  readonly label?: string | RegExp;
  readonly selector?: string;
}

/** What a visible match shows. */
export interface Match {
  readonly text: string;
  /** Of a field; of a select, the text of the chosen option. */
  readonly value: string;
  readonly isEnabled: boolean;
  readonly isFocused: boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Everything that is visible and matches. */
export const matches = (query: Query): readonly Match[] => visible(query).map(describe);

/** The centre of the first match, which is scrolled into view; null while there is none that is enabled. */
export function clickPoint(query: Query): Point | null {
  const [element] = visible(query);
  if (!element || !describe(element).isEnabled) return null;
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
}

/** Moves the focus to the first match and selects its text, as Tab does; false while there is none. */
export function focus(query: Query): boolean {
  const [element] = visible(query);
  element?.focus();
  if (element instanceof HTMLInputElement) element.select();
  return Boolean(element);
}

function visible(query: Query): HTMLElement[] {
  const roots = query.in ? withShadowRoots(document).flatMap(root => inside(root, query.in)) : [document];
  const found = roots.flatMap(withShadowRoots).flatMap(root => queryIn(root, query));
  return [...new Set(found)].filter(element => element.checkVisibility({ visibilityProperty: true }));
}

const inside = (root: ParentNode, selector = '*') => [...root.querySelectorAll<HTMLElement>(selector)];

function withShadowRoots(root: ParentNode): ParentNode[] {
  const own = root instanceof Element ? root.shadowRoot : null;
  const shadowRoots = [own, ...inside(root).map(({ shadowRoot }) => shadowRoot)].filter(
    each => each !== null,
  );
  return [root, ...shadowRoots.flatMap(withShadowRoots)];
}

function queryIn(root: ParentNode, { role, name, text, label, selector }: Query): HTMLElement[] {
  // Testing Library types containers as elements; a document or a shadow root will do.
  const container = root as HTMLElement;
  if (role) return queryAllByRole(container, role, { hidden: true, ...(name && { name }) });
  if (text) return queryAllByText(container, text);
  if (label) return queryAllByLabelText(container, label);
  return inside(root, selector);
}

function describe(element: HTMLElement): Match {
  const value = element instanceof HTMLSelectElement ? element.selectedOptions[0]?.text : undefined;
  const isDisabled = element.matches(':disabled') || element.ariaDisabled === 'true';
  return {
    text: element.innerText.replace(/\s+/g, ' ').trim(),
    value: value ?? ('value' in element ? String(element.value) : ''),
    isEnabled: !isDisabled,
    isFocused: (element.getRootNode() as Document | ShadowRoot).activeElement === element,
  };
}
