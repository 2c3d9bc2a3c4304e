import type { AttributeDefinition, ElementDefinition, JsonAttribute } from './definition.ts';
import type { SchemaIssue } from './standard-schema.ts';

/** The parsed values of an element, and one sentence for every value that cannot be used. */
export interface Reading {
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: readonly string[];
}

/** Where the raw values come from: an attribute's or child script's text, or a value set as a property. */
export interface AttributeSource {
  text(name: string): string | null;
  property(name: string): unknown;
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
  if (property !== undefined) return checked(attribute, property);
  const text = source.text(name);
  if (text !== null && (text.trim() !== '' || attribute.type === 'flag'))
    return parsedOnce(name, text, source, () => checked(attribute, fromText(attribute, text)));
  if (attribute.required) throw new Error(`is missing. ${example(name, attribute)}`);
  return attribute.type === 'flag' ? false : 'default' in attribute ? attribute.default : undefined;
}

function parsedOnce(name: string, text: string, { parsed }: AttributeSource, parse: () => unknown): unknown {
  const before = parsed?.get(name);
  if (before?.text === text) return before.value;
  const value = parse();
  parsed?.set(name, { text, value });
  return value;
}

function fromText(attribute: AttributeDefinition, text: string): unknown {
  switch (attribute.type) {
    case 'flag':
      return flags[text.trim().toLowerCase()] ?? text;
    case 'number':
      return Number(text);
    case 'json':
      return json(attribute, text);
    default:
      return text;
  }
}

const flags: Readonly<Record<string, boolean>> = Object.assign(Object.create(null), {
  '': true,
  true: true,
  '1': true,
  false: false,
  '0': false,
});

function checked(attribute: AttributeDefinition, value: unknown): unknown {
  switch (attribute.type) {
    case 'flag':
      if (typeof value === 'boolean') return value;
      throw new Error(`is "${value}". Use "true" or "false".`);
    case 'number':
      if (typeof value === 'number' && Number.isFinite(value)) return value;
      throw new Error(`is not a number. Use one, such as "${attribute.example}".`);
    case 'choice':
      if (attribute.values.includes(String(value))) return String(value);
      throw new Error(`is "${value}". Use ${attribute.values.map(choice => `"${choice}"`).join(' or ')}.`);
    case 'json':
      return shaped(attribute, value);
    default:
      return String(value);
  }
}

// Neither the text nor the parser's message is repeated: both may hold a patient's data.
function json(attribute: JsonAttribute, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(
      `is not valid JSON. Write ${attribute.shape} and escape the quotes, or use a child script.`,
    );
  }
}

function shaped(attribute: JsonAttribute, value: unknown): unknown {
  const result = attribute.schema['~standard'].validate(value);
  if (result instanceof Promise) throw new Error('has a schema that is not synchronous.');
  if (!result.issues) return result.value;
  throw new Error(`has an unexpected value${place(result.issues[0])}. Write ${attribute.shape}.`);
}

function place(issue: SchemaIssue | undefined): string {
  const path = (issue?.path ?? []).map(step => (typeof step === 'object' ? step.key : step));
  return path.length ? ` at ${path.map(String).join('.')}` : '';
}

function example(name: string, attribute: AttributeDefinition): string {
  return attribute.type === 'json'
    ? `Add ${attributeName(name)} or a child <script type="application/json" data-prop="${name}"> with ${attribute.shape}.`
    : `Add ${attributeName(name)}="${attribute.example}".`;
}
