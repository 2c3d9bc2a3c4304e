/** Creates an element with attributes and children; a string child is text, never HTML. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) created.setAttribute(name, value);
  created.append(...children);
  return created;
}

/** A table with a caption and a heading for each column; the first cell of a row is its heading. */
export function tableOf(
  caption: string,
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): HTMLElement {
  const head = headings.map(heading => create('th', { scope: 'col' }, heading));
  const body = rows.map(([first = '', ...others]) =>
    create('tr', {}, create('th', { scope: 'row' }, first), ...others.map(cell => create('td', {}, cell))),
  );
  return create(
    'table',
    {},
    create('caption', {}, caption),
    create('thead', {}, create('tr', {}, ...head)),
    create('tbody', {}, ...body),
  );
}
