/** Replaces each text in the shadow roots of `shown` by an element, as the translation of a browser does. [UI-21] */
export function translate(shown: Element): void {
  for (const text of textsIn(shown).filter(({ data }) => data.trim())) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/**
 * The texts that React keeps as nodes of their own, because they stand among siblings or are all that a component
 * returns. Where such a node has been replaced, React changes one that nobody sees, or fails to remove it. [UI-21]
 */
export const textNodesOfReact = (shown: Element): string[] =>
  textsIn(shown)
    .filter(text => Object.keys(text).some(key => key.startsWith('__reactFiber')))
    .map(
      ({ data, parentElement: parent }) => `"${data}" in <${parent?.localName} class="${parent?.className}">`,
    );

const textsIn = (shown: Element): Text[] =>
  [shown, ...shown.querySelectorAll('*')].flatMap(({ shadowRoot }) => {
    const texts: Text[] = [];
    const walker = shadowRoot && document.createTreeWalker(shadowRoot, NodeFilter.SHOW_TEXT);
    while (walker?.nextNode()) texts.push(walker.currentNode as Text);
    return texts.filter(({ parentElement }) => parentElement?.localName !== 'font');
  });
