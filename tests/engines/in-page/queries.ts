import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** A text to match: exactly, or as the source of a regular expression. */
export type TextMatch = string | { readonly source: string };

/** What a person would look for on a page, in shadow roots too. */
export interface Query {
  /** A selector of the element to look in. */
  readonly in?: string;
  readonly role?: string;
  /** The accessible name; only with a role. */
  readonly name?: TextMatch;
  readonly text?: TextMatch;
  readonly label?: TextMatch;
  readonly selector?: string;
  /** Which of several, from 0. */
  readonly at?: number;
}

/** What a visible match shows. */
export interface Match {
  readonly text: string;
  /** Of a field. */
  readonly value: string;
  /** The text of the chosen option of a native select. */
  readonly chosen: string | undefined;
  readonly width: number;
  readonly height: number;
  readonly isEnabled: boolean;
  readonly isFocused: boolean;
}

/** Where to click, or why a click would not reach the element. */
export type ClickPoint =
  | { readonly x: number; readonly y: number; readonly problem?: undefined }
  | { readonly problem: string };

type Root = Document | ShadowRoot | HTMLElement;

/** Everything that is visible and matches. */
export const matches = (query: Query): readonly Match[] => visible(query).map(describe);

/** The centre of the only match, which must be enabled and the topmost element there; scrolls to it if it is not. */
export function clickPoint(query: Query): ClickPoint {
  const [element, ...others] = visible(query);
  if (!element) return { problem: 'there is no match' };
  if (others.length > 0) return { problem: `there are ${others.length + 1} matches` };
  if (!describe(element).isEnabled) return { problem: 'it is not enabled' };
  const { x, y, width, height } = element.getBoundingClientRect();
  const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const top = topmost(point);
  if (top && isWithin(top, element)) return point;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return { problem: `${top?.outerHTML.slice(0, 200) ?? 'the edge of the window'} covers it` };
}

/** Moves the focus to the match, as Tab would. */
export function focus(query: Query): boolean {
  const [element] = visible(query);
  element?.focus();
  return Boolean(element);
}

function visible({ at, ...query }: Query): HTMLElement[] {
  const found = rootsOf(query.in)
    .flatMap(root => queryIn(root, query))
    .filter(element => element.checkVisibility({ visibilityProperty: true }));
  const unique = [...new Set(found)];
  return at === undefined ? unique : unique.slice(at, at + 1);
}

function queryIn(root: Root, { role, name, text, label, selector }: Query): HTMLElement[] {
  // Testing Library types containers as elements; a document or a shadow root will do.
  const container = root as HTMLElement;
  if (role) return queryAllByRole(container, role, { hidden: true, ...(name && { name: matcher(name) }) });
  if (text) return queryAllByText(container, matcher(text));
  if (label) return queryAllByLabelText(container, matcher(label));
  return [...container.querySelectorAll<HTMLElement>(selector ?? '*')];
}

const matcher = (match: TextMatch): string | RegExp =>
  typeof match === 'string' ? match : new RegExp(match.source);

/** The document or the elements that the selector names, each with the open shadow roots inside. */
function rootsOf(selector: string | undefined): Root[] {
  const everywhere = withShadowRoots(document);
  if (!selector) return everywhere;
  return everywhere.flatMap(root =>
    [...root.querySelectorAll<HTMLElement>(selector)].flatMap(element => [
      ...withShadowRoots(element),
      ...(element.shadowRoot ? withShadowRoots(element.shadowRoot) : []),
    ]),
  );
}

function withShadowRoots(root: Root): Root[] {
  const inside = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? withShadowRoots(shadowRoot) : [],
  );
  return [root, ...inside];
}

function describe(element: HTMLElement): Match {
  const value = 'value' in element ? String(element.value) : '';
  const isDisabled = element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';
  const isFocused = (element.getRootNode() as Document | ShadowRoot).activeElement === element;
  const text = (element.innerText ?? '').replace(/\s+/g, ' ').trim();
  const chosen = element instanceof HTMLSelectElement ? element.selectedOptions[0]?.text : undefined;
  const { width, height } = element.getBoundingClientRect();
  return { text, value, chosen, width, height, isEnabled: !isDisabled, isFocused };
}

function topmost({ x, y }: { readonly x: number; readonly y: number }): Element | null {
  let top = document.elementFromPoint(x, y);
  while (top?.shadowRoot) {
    const inner = top.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === top) return top;
    top = inner;
  }
  return top;
}

/** Whether a click on `inner` is one on `outer` or on its label. */
function isWithin(inner: Element, outer: HTMLElement): boolean {
  for (let node: Node | null = inner; node; node = parentOf(node)) if (node === outer) return true;
  const labels = 'labels' in outer ? (outer.labels as NodeListOf<HTMLLabelElement> | null) : null;
  return [...(labels ?? [])].some(label => label.contains(inner));
}

const parentOf = (node: Node): Node | null =>
  node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
