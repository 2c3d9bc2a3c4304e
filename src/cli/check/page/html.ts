import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** An element of a page as a browser sees it before scripts run. */
export interface PageElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** The text directly in it. */
  readonly text: string;
  /** Its children that are scripts. */
  readonly scripts: readonly PageElement[];
  readonly hasEndTag: boolean;
  /** It is written in a table, where HTML has no place for it. */
  readonly isMovedOutOfTable: boolean;
  readonly line: number;
  readonly column: number;
}

/** Our elements, and the scripts, links and meta tags of a page, in order. */
export function elementsIn(html: string): PageElement[] {
  const elements: PageElement[] = [];
  const rest: Tree.ChildNode[] = parse(html, { sourceCodeLocationInfo: true }).childNodes.toReversed();
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (!('tagName' in node)) continue;
    if (/^(psp-.*|script|link|meta)$/.test(node.tagName)) elements.push(pageElement(node));
    for (const child of node.childNodes.toReversed()) rest.push(child);
  }
  return elements;
}

function pageElement(element: Tree.Element): PageElement {
  const { tagName, attrs, childNodes, sourceCodeLocation } = element;
  return {
    name: tagName,
    attributes: new Map(attrs.map(({ name, value }) => [name, value])),
    text: childNodes
      .map(child => (child.nodeName === '#text' && 'value' in child ? child.value : ''))
      .join(''),
    scripts: childNodes
      .filter(child => child.nodeName === 'script')
      .map(child => pageElement(child as Tree.Element)),
    hasEndTag: Boolean(sourceCodeLocation?.endTag),
    isMovedOutOfTable: isMovedOutOfTable(element),
    line: sourceCodeLocation?.startLine ?? 1,
    column: sourceCodeLocation?.startCol ?? 1,
  };
}

/** Whether the parser has put an element before the table in which it is written. */
function isMovedOutOfTable({ parentNode, sourceCodeLocation }: Tree.Element): boolean {
  const start = sourceCodeLocation?.startOffset ?? 0;
  return (
    parentNode?.childNodes.some(
      each => each.nodeName === 'table' && isWithin(start, each.sourceCodeLocation),
    ) ?? false
  );
}

const isWithin = (offset: number, place: Tree.Element['sourceCodeLocation']): boolean =>
  Boolean(place && place.startOffset < offset && offset < place.endOffset);
