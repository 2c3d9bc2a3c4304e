import type { AttributeDefinition, ElementDefinition } from '../definition.ts';
import { attributeValue, type ExplainJson, valueOfText } from './attribute-value.ts';

/** The parsed values of an element, and one sentence for every value that cannot be used. */
export interface Reading {
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: readonly string[];
}

/** Where the raw values come from: an attribute's or child script's text, or a value set as a property. */
export interface AttributeSource {
  text(name: string): string | null;
  property(name: string): unknown;
  /** What the template wrote that is nearly the attribute of this name. [EMB-10] */
  nearMiss?(name: string): string | undefined;
  /** Says why a text is no JSON. [EMB-10] */
  readonly explainJson?: ExplainJson | undefined;
  /** What texts gave before; a text that has not changed gives the very same value. */
  readonly parsed?: Map<string, { readonly text: string; readonly value: unknown }>;
}

/** `siteId` → `data-site-id`. */
export const attributeName = (name: string): string =>
  `data-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`;

/** Reads every attribute of a definition; never throws. [EMB-04] [EMB-06] [EMB-07] */
export function readAttributes(
  definition: Pick<ElementDefinition, 'tag' | 'attributes'>,
  source: AttributeSource,
): Reading {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, attribute] of Object.entries(definition.attributes)) {
    try {
      values[name] = readOne(name, attribute, source);
    } catch (problem) {
      problems.push(`${definition.tag}: ${attributeName(name)} ${(problem as Error).message}`);
    }
  }
  return { values, problems };
}

function readOne(name: string, attribute: AttributeDefinition, source: AttributeSource): unknown {
  const property = source.property(name);
  if (property !== undefined) return attributeValue(attribute, property);
  const text = source.text(name);
  if (text !== null && (text.trim() !== '' || attribute.type === 'flag'))
    return parsedOnce(name, text, source, () => valueOfText(attribute, text, source.explainJson));
  if (attribute.required || isOneNeeded(attribute, source))
    throw new Error(missing(name, attribute, source.nearMiss?.(name)));
  return attribute.type === 'flag' ? false : 'default' in attribute ? attribute.default : undefined;
}

/** Whether neither it nor the attribute that could stand in for it is given. */
const isOneNeeded = ({ requiredUnless: other }: AttributeDefinition, source: AttributeSource): boolean =>
  other !== undefined && source.property(other) === undefined && !source.text(other)?.trim();

function parsedOnce(name: string, text: string, { parsed }: AttributeSource, parse: () => unknown): unknown {
  const before = parsed?.get(name);
  if (before?.text === text) return before.value;
  const value = parse();
  parsed?.set(name, { text, value });
  return value;
}

function missing(name: string, attribute: AttributeDefinition, nearMiss: string | undefined): string {
  const found = nearMiss ? `; the tag has ${nearMiss}` : '';
  const other = attribute.requiredUnless;
  return attribute.type === 'json'
    ? `is missing${found}. Add ${attributeName(name)} or a child <script type="application/json" data-prop="${name}"> with ${attribute.shape}.`
    : `is missing${found}. Add ${attributeName(name)}="${attribute.example}"${other ? `, or ${attributeName(other)}` : ''}.`;
}
