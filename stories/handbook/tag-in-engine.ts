import { documentedCommonAttributes } from '../../src/embed/attributes/common-attributes.docs.ts';
import type { DocumentedAttribute } from '../../src/embed/documented-element.ts';
import { type CopiedDefinition, neededAttributes } from '../../src/manifest/contract/tag-to-copy.ts';
import type { Engine } from './template-engines.ts';

/** The tag with all that it needs, filled from the variables of a page in the language of its template engine. */
export function tagInEngine(definition: CopiedDefinition, engine: Engine): string {
  const { tag, sample = {} } = definition;
  const attributes = neededAttributes(definition).map(attribute => written(attribute, engine));
  const inline = `<${[tag, ...attributes].join(' ')}>`;
  const open = inline.length <= 100 ? inline : `<${[tag, ...attributes].join('\n  ')}>`;
  const content = sample.content ? `\n${sample.content.replace(/^/gm, '  ')}\n` : '';
  return `${open}${content}</${tag}>`;
}

/** Attributes that are chosen once per page are written literally; all others come from a variable. */
function written([name, attribute]: readonly [string, DocumentedAttribute], { text, json }: Engine): string {
  if (attribute.type === 'json') return json(name, name);
  if (attribute.type === 'choice' || attribute.type === 'flag')
    return text(name, name).replace(/^(?:th:)?([\w-]+)=.*$/s, `$1="${attribute.example}"`);
  return text(name, attribute === documentedCommonAttributes.token ? 'csrfToken' : name);
}
