import { commonAttributes } from '../../embed/attributes/common-attributes.ts';
import { attributeName } from '../../embed/attributes/read-attributes.ts';
import type { AttributeDefinition, ElementDefinition } from '../../embed/definition.ts';

/**
 * The tag with all that it needs, ready to copy: its required attributes, and the token if it posts. JSON is in child
 * scripts, where quotes need no escaping.
 */
export function tagToCopy({ tag, attributes, calls = [], sample = {} }: CopiedDefinition): string {
  const isNeeded = ([name, { required, requiredUnless }]: readonly [string, AttributeDefinition]) =>
    required || requiredUnless || sample.attributes?.includes(name);
  const posts = calls.some(({ endpoint }) => endpoint.method === 'POST');
  const token = posts ? { token: commonAttributes.token } : {};
  const needed = [...Object.entries(attributes).filter(isNeeded), ...Object.entries(token)].filter(
    ([name], index, all) => all.findIndex(([other]) => other === name) === index,
  );
  const inTag = needed.filter(([, { type }]) => type !== 'json').map(attributeText);
  const scripts = needed.filter(([, { type }]) => type === 'json').map(childScript);
  const open = `<${[tag, ...inTag].join(' ')}>`;
  const children = [...scripts, ...(sample.content ? [sample.content.replace(/^/gm, '  ')] : [])];
  return children.length ? [open, ...children, `</${tag}>`].join('\n') : `${open}</${tag}>`;
}

type CopiedDefinition = Pick<ElementDefinition, 'tag' | 'attributes' | 'sample'> &
  Partial<Pick<ElementDefinition, 'calls'>>;

const attributeText = ([name, { example }]: readonly [string, AttributeDefinition]): string =>
  `${attributeName(name)}="${example.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

const childScript = ([name, { example }]: readonly [string, AttributeDefinition]): string =>
  `  <script type="application/json" data-prop="${name}">${example}</script>`;
