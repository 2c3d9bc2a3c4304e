import { sameOriginUrl } from '../../domain/platform/same-origin.ts';
import { commonAttributes } from '../../embed/attributes/common-attributes.ts';
import {
  type AttributeSource,
  attributeName,
  readAttributes,
} from '../../embed/attributes/read-attributes.ts';
import type { AttributeDefinition, ElementDefinition } from '../../embed/definition.ts';
import { describeProblem, elsewhere } from '../../embed/diagnostics/attribute-problems.ts';
import { expressionCharacter, type MaskedTemplate, spansIn } from '../masking/mask.ts';
import type { Problem } from '../report/finding.ts';
import { literalKeyProblems } from './json-keys.ts';
import { jsonPlace } from './json-place-in-template.ts';
import type { ChildScript, PlacedElement } from './outline.ts';
import type { TagAttribute } from './tags.ts';

/** The value of an attribute as the template writes it; `text` is absent if an expression or a condition decides it. */
export interface WrittenValue {
  readonly text?: string;
  /** The offset at which a problem with the value is reported. */
  readonly at: number;
  readonly attribute?: TagAttribute;
  readonly script?: ChildScript;
}

/** An attribute that a definition knows. */
export interface KnownAttribute {
  /** In camelCase. */
  readonly name: string;
  /** In HTML. */
  readonly html: string;
  readonly attribute: AttributeDefinition;
}

const known = new WeakMap<ElementDefinition, readonly KnownAttribute[]>();

/** All attributes that a definition knows; computed once, because a portal has thousands of tags. */
export function attributesOf(definition: ElementDefinition): readonly KnownAttribute[] {
  const earlier = known.get(definition);
  if (earlier) return earlier;
  const all = Object.entries({ ...commonAttributes, ...definition.attributes });
  const attributes = all.map(([name, attribute]) => ({ name, html: attributeName(name), attribute }));
  known.set(definition, attributes);
  return attributes;
}

/** The attribute that a directive of Thymeleaf, Vue or Alpine writes: `th:data-id` writes `data-id`. */
export const writtenName = (name: string): string =>
  name.replace(/^(th:|data-th-|v-bind:|x-bind:|:)(?=data-)/, '');

/** The values that a template gives to an element, by attribute name in HTML. */
export function writtenValues(
  template: MaskedTemplate,
  { tag, scripts }: PlacedElement,
): ReadonlyMap<string, WrittenValue> {
  const values = new Map<string, WrittenValue>();
  for (const script of scripts) {
    const prop = script.tag.attributes.find(({ name }) => name === 'data-prop')?.value ?? '';
    values.set(attributeName(prop), { at: script.contentStart, script, ...scriptText(template, script) });
  }
  for (const attribute of tag.attributes) {
    const { name, value, start, valueStart, end } = attribute;
    for (const other of attributesWithin(name, value)) values.set(other, { at: start });
    const isLiteral = writtenName(name) === name && spansIn(template, valueStart, end).length === 0;
    values.set(writtenName(name), { at: start, attribute, ...(isLiteral && { text: value }) });
  }
  return values;
}

/** The literal content of a script; empty if an expression writes some of it. */
export function scriptText(
  template: MaskedTemplate,
  { tag, contentStart, contentEnd }: ChildScript,
): { text?: string } {
  const isWritten = tag.attributes.some(({ name }) => /^(data-)?th[:-](utext|text|inline)$/.test(name));
  if (isWritten || spansIn(template, contentStart, contentEnd).length) return {};
  return { text: template.source.slice(contentStart, contentEnd) };
}

/** `th:attr="data-id=${site.id},data-mode='direct'"` writes several attributes. */
const attributesWithin = (name: string, value: string): string[] =>
  /^(data-)?th[:-]attr/.test(name)
    ? [...value.matchAll(/(data-[\w-]+)\s*=/g)].map(([, found = '']) => found)
    : [];

/** Whether an expression may write attributes whose names the linter cannot see. */
export const hasUnseenAttributes = ({ tag }: PlacedElement): boolean =>
  tag.attributes.some(
    ({ name }) => name.includes(expressionCharacter) || /^(v-bind|x-bind|@attributes)$/.test(name),
  );

/** Missing and invalid values of an element. Attributes in `misspelled` are not reported as missing. */
export function valueProblems(
  template: MaskedTemplate,
  element: PlacedElement,
  definition: ElementDefinition,
  misspelled: ReadonlySet<string>,
): Problem[] {
  const written = writtenValues(template, element);
  return attributesOf(definition)
    .filter(({ name, html }) => written.has(html) || !misspelled.has(name))
    .flatMap(known => problemsOf(known, { template, element, definition, written }));
}

interface Context {
  readonly template: MaskedTemplate;
  readonly element: PlacedElement;
  readonly definition: ElementDefinition;
  readonly written: ReadonlyMap<string, WrittenValue>;
}

function problemsOf({ name, html, attribute }: KnownAttribute, context: Context): Problem[] {
  const { element, definition, written } = context;
  const value = written.get(html);
  if (value && value.text === undefined) return [];
  if (!value && mayBeUnseen(attribute, context)) return [];
  const found =
    attribute.type === 'path' && value?.text?.trim()
      ? addressProblem(name, attribute, value.text)
      : readAttributes({ tag: definition.tag, attributes: { [name]: attribute } }, sourceOf(written))
          .problems[0];
  if (found === undefined)
    return value ? keyProblems(attribute, html, definition.tag, value, context.template) : [];
  const isMissing = !value?.text?.trim();
  return [
    {
      at: value ? placeOf(context.template, value, found) : element.tag.start,
      tag: definition.tag,
      rule: isMissing ? 'missing-attribute' : attribute.type === 'json' ? 'invalid-json' : 'invalid-value',
      ...sentences(found.replace(`${definition.tag}: `, '')),
    },
  ];
}

/** Misspelled and missing keys in valid literal JSON. */
function keyProblems(
  attribute: AttributeDefinition,
  html: string,
  tag: string,
  value: WrittenValue,
  template: MaskedTemplate,
): Problem[] {
  const { text } = value;
  if (attribute.type !== 'json' || text === undefined) return [];
  return literalKeyProblems(attribute, html, text).map(({ at, ...rest }) => ({
    at: placeInValue(template, value, at),
    tag,
    ...rest,
  }));
}

function mayBeUnseen({ type }: AttributeDefinition, { template, element }: Context): boolean {
  if (hasUnseenAttributes(element)) return true;
  // A partial or a loop may write the child script.
  const { tag, contentEnd, scripts } = element;
  return (
    type === 'json' &&
    spansIn(template, tag.end, contentEnd).some(
      span =>
        !scripts.some(({ contentStart, contentEnd: end }) => span.start >= contentStart && span.end <= end),
    )
  );
}

const sourceOf = (written: Context['written']): AttributeSource => ({
  // A value that is written by an expression counts as present.
  text: name => {
    const value = written.get(attributeName(name));
    return value ? (value.text ?? 'an expression') : null;
  },
  property: () => undefined,
  describe: describeProblem,
});

// The linter does not know the page's site, so it cannot check absolute addresses.
const addressProblem = (name: string, attribute: AttributeDefinition, text: string): string | undefined =>
  /^\s*(https?:)?\/\//i.test(text) || sameOriginUrl(text, 'https://page.invalid/')
    ? undefined
    : `${attributeName(name)} ${elsewhere(attribute)}`;

function placeOf(template: MaskedTemplate, value: WrittenValue, problem: string): number {
  const { text = '', attribute, at } = value;
  if (!text.trim()) return attribute?.start ?? at;
  const inJson = jsonPlace(text, problem);
  return inJson === undefined ? at : placeInValue(template, value, inJson);
}

/** Converts an offset in a value's text to an offset in the template. */
function placeInValue(
  template: MaskedTemplate,
  { attribute, script, at }: WrittenValue,
  offset: number,
): number {
  if (script) return script.contentStart + offset;
  return attribute
    ? attribute.valueStart + rawOffset(template.source.slice(attribute.valueStart, attribute.end), offset)
    : at;
}

/** Converts an offset in an attribute's value to one in its source, which may contain entities. */
function rawOffset(raw: string, offset: number): number {
  let decoded = 0;
  for (const { index, 0: span } of raw.matchAll(/&(#\w+|\w+);?|[\s\S]/g)) {
    if (decoded >= offset) return index;
    decoded += /^&./.test(span) ? 1 : span.length;
  }
  return raw.length;
}

/** The first sentence says what is wrong, the others how to fix it. */
export function sentences(problem: string): { message: string; fix: string } {
  const [, message = problem, fix = ''] =
    /^(.*?[.?])\s((?:Use|Write|Add|It|Its|A|Give)\b.*)$/s.exec(problem) ?? [];
  return { message, fix };
}
