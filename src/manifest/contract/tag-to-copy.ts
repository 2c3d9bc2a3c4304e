import { attributeName } from '../../domain/attribute-name.ts';
import { documentedCommonAttributes } from '../../embed/attributes/common-attributes.docs.ts';
import type { DocumentedAttribute, DocumentedElement } from '../../embed/documented-element.ts';

/**
 * The tag with all that it needs, ready to copy: its required attributes, and the token if it posts. JSON is in child
 * scripts, where quotes need no escaping.
 */
export function tagToCopy(definition: CopiedDefinition): string {
  const { tag, sample = {} } = definition;
  const needed = neededAttributes(definition);
  const inTag = needed.filter(([, { type }]) => type !== 'json').map(attributeText);
  const scripts = needed.filter(([, { type }]) => type === 'json').map(childScript);
  const open = `<${[tag, ...inTag].join(' ')}>`;
  const children = [...scripts, ...(sample.content ? [sample.content.replace(/^/gm, '  ')] : [])];
  return children.length ? [open, ...children, `</${tag}>`].join('\n') : `${open}</${tag}>`;
}

/** The attributes without which the tag does not work, or shows nothing, and the token if it posts. */
export function neededAttributes({
  attributes,
  calls = [],
  sample = {},
}: CopiedDefinition): (readonly [string, DocumentedAttribute])[] {
  const isNeeded = ([name, { required, requiredUnless }]: readonly [string, DocumentedAttribute]) =>
    required || requiredUnless || sample.attributes?.includes(name);
  const needed: [string, DocumentedAttribute][] = Object.entries(attributes).filter(isNeeded);
  const posts = calls.some(({ endpoint }) => endpoint.method === 'POST');
  const isNamed = needed.some(([name]) => name === 'token');
  return posts && !isNamed ? [...needed, ['token', documentedCommonAttributes.token] as const] : needed;
}

export type CopiedDefinition = Pick<DocumentedElement, 'tag' | 'attributes' | 'sample'> &
  Partial<Pick<DocumentedElement, 'calls'>>;

const attributeText = ([name, { example }]: readonly [string, DocumentedAttribute]): string =>
  `${attributeName(name)}="${example.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

const childScript = ([name, { example }]: readonly [string, DocumentedAttribute]): string =>
  `  <script type="application/json" data-prop="${name}">${example}</script>`;
