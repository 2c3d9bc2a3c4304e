import type { SchemaNode } from '../../domain/mistakes/unknown-keys.ts';
import { siteUrl } from '../../domain/platform/page-address.ts';
import type { AttributeDefinition, ChoiceAttribute, JsonAttribute, NumberAttribute } from '../definition.ts';
import type { SchemaIssue } from './standard-schema.ts';

/** Detailed advice on invalid JSON. */
export interface JsonAdvice {
  /** Where and why a text is not valid JSON, as a sentence without its subject. */
  jsonProblem(text: string): string;
  /** The mistaken keys of a value, one sentence each. */
  keyMistakes(value: unknown, schema: SchemaNode, name: string): readonly string[];
}

/** Parses an attribute's text. Throws an error whose message is a sentence without its subject, such as `is missing.` */
export function parseAttribute(
  attribute: AttributeDefinition,
  text: string,
  advice: JsonAdvice = noAdvice,
): unknown {
  return checkAttribute(attribute, parseText(attribute, text, advice), advice);
}

const noAdvice: JsonAdvice = { jsonProblem: () => 'is not valid JSON.', keyMistakes: () => [] };

/** Returns a parsed value if the attribute allows it. Throws like `parseAttribute`. */
export function checkAttribute(
  attribute: AttributeDefinition,
  value: unknown,
  advice: JsonAdvice = noAdvice,
): unknown {
  switch (attribute.type) {
    case 'flag':
      if (typeof value === 'boolean') return value;
      throw new Error(`is "${value}". Use "true" or "false".`);
    case 'number':
      return checkNumber(attribute, value);
    case 'path':
      if (siteUrl(String(value))) return String(value);
      throw new Error(elsewhere(attribute));
    case 'choice':
      return checkChoice(attribute, String(value));
    case 'json':
      return withoutProblem(validatedJson(attribute, value, advice), attribute.problem);
    default:
      return withoutProblem(String(value), attribute.problem);
  }
}

// An unknown value may be long, and not what the page meant to send. [NET-14]
const longestNamed = 40;

function checkChoice({ values, default: preset, ignoresCase }: ChoiceAttribute, value: string): unknown {
  const choice = ignoresCase ? value.trim().toLowerCase() : value;
  if (ignoresCase && choice === '') return preset;
  if (values.includes(choice)) return choice;
  const allowed = values.map(each => `"${each}"`).join(' or ');
  throw new Error(`is "${value.slice(0, longestNamed)}". Use ${allowed}.`);
}

/** What is wrong with an address of another site. */
export const elsewhere = ({ example }: AttributeDefinition): string =>
  `is no address of this site. Use a path, such as "${example}".`;

function parseText(attribute: AttributeDefinition, text: string, advice: JsonAdvice): unknown {
  switch (attribute.type) {
    case 'flag':
      return flags[text.trim().toLowerCase()] ?? text;
    case 'number':
      return Number(text);
    case 'json':
      return parseJsonText(attribute, text, advice);
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

function checkNumber(attribute: NumberAttribute, value: unknown): number {
  const { min = -Infinity, max = Infinity, integer, example } = attribute;
  const isNumber = typeof value === 'number' && Number.isFinite(value);
  if (isNumber && value >= min && value <= max && (!integer || Number.isInteger(value))) return value;
  const problem = isNumber ? `is ${value}` : 'is not a number';
  throw new Error(`${problem}. Use ${numberRange(attribute)}, such as "${example}".`);
}

/** Describes the numbers that an attribute allows: `a whole number from 1 to 100`. */
export function numberRange({ min, max, integer }: NumberAttribute): string {
  const from = min === undefined ? '' : max === undefined ? ` of ${min} or more` : ` from ${min}`;
  const to = max === undefined ? '' : min === undefined ? ` up to ${max}` : ` to ${max}`;
  return `${integer ? 'a whole number' : 'a number'}${from}${to}`;
}

// The error repeats neither the text nor the parser's message: both may contain patient data.
function parseJsonText({ shape }: JsonAttribute, text: string, { jsonProblem }: JsonAdvice): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${jsonProblem(text)} Write ${shape} and escape the quotes, or use a child script.`);
  }
}

function validatedJson(attribute: JsonAttribute, value: unknown, { keyMistakes }: JsonAdvice): unknown {
  const result = attribute.schema['~standard'].validate(value);
  if (result instanceof Promise) throw new Error('has a schema that is not synchronous.');
  if (!result.issues) return result.value;
  const found = keyMistakes(value, attribute.schema as SchemaNode, 'it').map(mistake => ` In it, ${mistake}`);
  throw new Error(
    `has an unexpected value${issuePath(result.issues[0])}. Write ${attribute.shape}.${found.join('')}`,
  );
}

function withoutProblem<Value>(
  value: Value,
  problemOf: ((value: Value) => string | undefined) | undefined,
): Value {
  const problem = problemOf?.(value);
  if (problem) throw new Error(problem);
  return value;
}

function issuePath(issue: SchemaIssue | undefined): string {
  const path = (issue?.path ?? []).map(step => (typeof step === 'object' ? step.key : step));
  return path.length ? ` at ${path.map(String).join('.')}` : '';
}
