import { sameOriginUrl } from '../../domain/platform/same-origin.ts';
import type { AttributeDefinition, JsonAttribute, NumberAttribute } from '../definition.ts';
import { pageAddress } from '../element/page-state.ts';
import type { SchemaIssue } from './standard-schema.ts';

/** Where a text stops being JSON, and why, as a sentence without a subject. */
export type ExplainJson = (text: string) => string;

/** The value that a template's text stands for. Throws a sentence without a subject, such as `is missing.` */
export function valueOfText(
  attribute: AttributeDefinition,
  text: string,
  explainJson: ExplainJson = unexplained,
): unknown {
  return attributeValue(attribute, fromText(attribute, text, explainJson));
}

const unexplained = (): string => 'is not valid JSON.';

/** The value, once it is known to be one that the attribute may have. Throws as `valueOfText` does. */
export function attributeValue(attribute: AttributeDefinition, value: unknown): unknown {
  switch (attribute.type) {
    case 'flag':
      if (typeof value === 'boolean') return value;
      throw new Error(`is "${value}". Use "true" or "false".`);
    case 'number':
      return bounded(attribute, value);
    case 'path':
      if (sameOriginUrl(String(value), pageAddress())) return String(value);
      throw new Error(`is no address of this site. Use a path, such as "${attribute.example}".`);
    case 'choice':
      if (attribute.values.includes(String(value))) return String(value);
      throw new Error(`is "${value}". Use ${attribute.values.map(choice => `"${choice}"`).join(' or ')}.`);
    case 'json':
      return usable(shaped(attribute, value), attribute.problem);
    default:
      return usable(String(value), attribute.problem);
  }
}

function fromText(attribute: AttributeDefinition, text: string, explainJson: ExplainJson): unknown {
  switch (attribute.type) {
    case 'flag':
      return flags[text.trim().toLowerCase()] ?? text;
    case 'number':
      return Number(text);
    case 'json':
      return json(attribute, text, explainJson);
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

function bounded(attribute: NumberAttribute, value: unknown): number {
  const { min = -Infinity, max = Infinity, integer, example } = attribute;
  const isNumber = typeof value === 'number' && Number.isFinite(value);
  if (isNumber && value >= min && value <= max && (!integer || Number.isInteger(value))) return value;
  const found = isNumber ? `is ${value}` : 'is not a number';
  throw new Error(`${found}. Use ${numbersOf(attribute)}, such as "${example}".`);
}

/** The numbers that an attribute may have, in words: `a whole number from 1 to 100`. */
export function numbersOf({ min, max, integer }: NumberAttribute): string {
  const least = min === undefined ? '' : max === undefined ? ` of ${min} or more` : ` from ${min}`;
  const most = max === undefined ? '' : min === undefined ? ` up to ${max}` : ` to ${max}`;
  return `${integer ? 'a whole number' : 'a number'}${least}${most}`;
}

// Neither the text nor the parser's message is repeated: both may hold a patient's data.
function json({ shape }: JsonAttribute, text: string, explainJson: ExplainJson): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${explainJson(text)} Write ${shape} and escape the quotes, or use a child script.`);
  }
}

function shaped(attribute: JsonAttribute, value: unknown): unknown {
  const result = attribute.schema['~standard'].validate(value);
  if (result instanceof Promise) throw new Error('has a schema that is not synchronous.');
  if (!result.issues) return result.value;
  throw new Error(`has an unexpected value${place(result.issues[0])}. Write ${attribute.shape}.`);
}

function usable<Value>(value: Value, problemOf: ((value: Value) => string | undefined) | undefined): Value {
  const problem = problemOf?.(value);
  if (problem) throw new Error(problem);
  return value;
}

function place(issue: SchemaIssue | undefined): string {
  const path = (issue?.path ?? []).map(step => (typeof step === 'object' ? step.key : step));
  return path.length ? ` at ${path.map(String).join('.')}` : '';
}
