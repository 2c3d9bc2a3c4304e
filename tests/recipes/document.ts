import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/** All elements of a document, in order. */
export const elementsIn = (node: Tree.ParentNode): readonly Tree.Element[] =>
  node.childNodes.flatMap(child => ('tagName' in child ? [child, ...elementsIn(child)] : []));

/** The attributes of an element by name; none without an element. */
export const attributesOf = (element: Tree.Element | undefined): Readonly<Record<string, string>> =>
  Object.fromEntries(element?.attrs.map(({ name, value }) => [name, value]) ?? []);

/** The text between the tags of an element. */
export const textOf = (element: Tree.Element | undefined): string =>
  element?.childNodes.map(child => ('value' in child ? child.value : '')).join('') ?? '';
