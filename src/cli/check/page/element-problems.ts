import { documentedCall } from '../../../api/docs/calls.ts';
import { describeProblem, elsewhere } from '../../../diagnostics/attribute-problems.ts';
import type { SchemaNode } from '../../../diagnostics/found-keys.ts';
import { valueMistakes } from '../../../diagnostics/key-mistakes.ts';
import { mistakes } from '../../../diagnostics/mistakes.ts';
import { nearMisses } from '../../../diagnostics/near-misses.ts';
import { attributeName } from '../../../domain/attribute-name.ts';
import { nearestFirst } from '../../../domain/nearest-first.ts';
import { nearlyOne } from '../../../domain/nearest-name.ts';
import { documentedCommonAttributes } from '../../../embed/attributes/common-attributes.docs.ts';
import { readAttributes } from '../../../embed/attributes/read-attributes.ts';
import type {
  CallDefinition,
  DocumentedAttribute,
  DocumentedElement,
} from '../../../embed/documented-element.ts';
import { sameOriginUrl } from '../../../platform/address.ts';
import type { Problem } from '../finding.ts';
import type { PageElement } from './html.ts';

/** The text that a page gives to an attribute (camelCase), as an attribute or a child script. */
export function textOf({ attributes, scripts }: PageElement, name: string): string | undefined {
  const script = scripts.find(each => each.attributes.get('data-prop') === name);
  return attributes.get(attributeName(name)) ?? script?.text;
}

/** What is wrong with a tag: what the element itself says on the page and on the console. */
export function elementProblems(
  element: PageElement,
  definitions: ReadonlyMap<string, DocumentedElement>,
  page: string,
): Problem[] {
  const { name: tag, line, column } = element;
  const definition = definitions.get(tag);
  return [
    ...(element.isMovedOutOfTable ? [mistakes['moved-out-of-table']()] : []),
    ...(element.hasEndTag ? [] : [`The tag is not closed. Write </${tag}> where it ends.`]),
    ...strayQuotes(element),
    ...(definition
      ? [...attributeMistakes(element, definition, page), ...tokenMistakes(element, definition)]
      : [unknownTag(tag, [...definitions.keys()])]),
  ].map(message => ({ tag, line, column, message }));
}

/** Names with a quote or a bracket are the rest of a value, which may be that of a record. */
function strayQuotes({ attributes }: PageElement): string[] {
  const names = [...attributes.keys()];
  const stray = names.findIndex(name => /["'<]/.test(name));
  const before = names.slice(0, Math.max(0, stray)).findLast(name => name.startsWith('data-'));
  return before ? [`A quote in ${before} has ended it. Write &quot; or &#39; for quotes in the value.`] : [];
}

function unknownTag(tag: string, tags: readonly string[]): string {
  const others = nearestFirst(tag, tags).slice(0, 3).join(', ');
  const meant = tag.length > maxName ? undefined : nearlyOne(tag, tags);
  return `There is no such element. ${meant ? `Write <${meant}>.` : `The nearest are ${others}.`}`;
}

/** Comparing names takes long for long ones. */
const maxName = 60;

function attributeMistakes(element: PageElement, definition: DocumentedElement, page: string): string[] {
  const attributes = { ...documentedCommonAttributes, ...definition.attributes };
  const misses = nearMisses(
    [...element.attributes.keys()].filter(name => name.length <= maxName),
    element.scripts.flatMap(({ attributes }) => attributes.get('data-prop')?.slice(0, maxName) ?? []),
    Object.keys(attributes),
    isStandard,
  );
  const { values, problems, warnings } = readAttributes(
    { ...definition, attributes: withPagesOrigin(attributes, page) },
    {
      text: name => textOf(element, name) ?? null,
      property: () => undefined,
      nearMiss: name => misses.find(miss => miss.name === name)?.written,
      describe: describeProblem,
    },
  );
  const suspicious = Object.entries(attributes).flatMap(([name, attribute]) =>
    valueMistakes({
      name: attributeName(name),
      text: textOf(element, name) ?? null,
      ...(attribute.type === 'json' && {
        json: { schema: attribute.schema as SchemaNode, value: values[name] },
        record: attribute.isRecord && `${definition.tag} ${name}`,
      }),
    }),
  );
  return [
    ...[...problems, ...warnings].map(problem => problem.replace(`${definition.tag}: `, '')),
    ...misses.map(({ advice }) => advice),
    ...suspicious,
  ];
}

/** An element resolves addresses by its document, which is not here. */
const withPagesOrigin = (attributes: DocumentedElement['attributes'], page: string) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, attribute]): [string, DocumentedAttribute] => {
      if (attribute.type !== 'path') return [name, attribute];
      const problem = (value: string) => (sameOriginUrl(value, page) ? undefined : elsewhere(attribute));
      return [name, { ...attribute, type: 'text', problem }];
    }),
  );

function tokenMistakes(element: PageElement, { calls: made }: DocumentedElement): string[] {
  const isEmpty = element.attributes.get('data-token')?.trim() === '';
  return isEmpty && made.some(call => mayPost(call, element))
    ? ['data-token is empty, and the element posts. Write the CSRF token of the session.']
    : [];
}

/** Forms always post; a table posts only if the page gives it an address. */
function mayPost(call: CallDefinition, element: PageElement): boolean {
  const endpoint = documentedCall(call);
  if (endpoint.method !== 'POST' || call.fromRow) return false;
  return !call.url || endpoint.proof === 'redirect' || textOf(element, call.url) !== undefined;
}

// Attributes that every element has; in a browser, an element knows them itself.
const standard = new Set(
  'accesskey autocapitalize autocorrect autofocus class contenteditable dir draggable enterkeyhint exportparts hidden id inert inputmode is itemid itemprop itemref itemscope itemtype lang nonce part popover role slot spellcheck style tabindex title translate writingsuggestions'.split(
    ' ',
  ),
);
const isStandard = (name: string): boolean => standard.has(name) || /^(on|aria-)/.test(name);
