import type { DescribeProblem } from '../../diagnostics/attribute-problems.ts';
import { type LostNumber, parseJson } from '../../domain/json.ts';
import { siteUrl } from '../../platform/page-address.ts';
import type { AttributeDefinition, ChoiceAttribute, JsonAttribute, NumberAttribute } from '../definition.ts';

/**
 * Parses an attribute's text; adds numbers that have lost digits to `lost`. [NET-23]
 *
 * Throws an error whose message is that of `describe`, or of the definition.
 */
export function parseAttribute(
  attribute: AttributeDefinition,
  text: string,
  describe: DescribeProblem,
  lost: LostNumber[] = [],
): unknown {
  return checkAttribute(attribute, parseText(attribute, text, describe, lost), describe);
}

/** Returns a parsed value if the attribute allows it. Throws like `parseAttribute`. */
export function checkAttribute(
  attribute: AttributeDefinition,
  value: unknown,
  describe: DescribeProblem,
): unknown {
  switch (attribute.type) {
    case 'flag':
      if (typeof value === 'boolean') return value;
      break;
    case 'number':
      if (isInRange(attribute, value)) return value;
      break;
    case 'path':
      if (siteUrl(String(value))) return String(value);
      break;
    case 'choice': {
      const choice = choiceOf(attribute, String(value));
      if (choice === '' && attribute.ignoresCase) return attribute.default;
      if (attribute.values.includes(choice)) return choice;
      break;
    }
    case 'json':
      return withoutProblem(validatedJson(attribute, value, describe), attribute.problem);
    default:
      return withoutProblem(String(value), attribute.problem);
  }
  throw new Error(describe({ kind: 'refused', attribute, value }));
}

const choiceOf = ({ ignoresCase }: ChoiceAttribute, value: string): string =>
  ignoresCase ? value.trim().toLowerCase() : value;

function parseText(
  attribute: AttributeDefinition,
  text: string,
  describe: DescribeProblem,
  lost: LostNumber[],
): unknown {
  switch (attribute.type) {
    case 'flag':
      return flags[text.trim().toLowerCase()] ?? text;
    case 'number':
      return Number(text);
    case 'json':
      return parseJsonText(attribute, text, describe, lost);
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

function isInRange({ min = -Infinity, max = Infinity, integer }: NumberAttribute, value: unknown): boolean {
  return (
    Number.isFinite(value) &&
    Number(value) >= min &&
    Number(value) <= max &&
    (!integer || Number.isInteger(value))
  );
}

function parseJsonText(
  attribute: JsonAttribute,
  text: string,
  describe: DescribeProblem,
  lost: LostNumber[],
): unknown {
  try {
    return parseJson(text, lost);
  } catch {
    throw new Error(describe({ kind: 'invalid-json', attribute, text }));
  }
}

function validatedJson(attribute: JsonAttribute, value: unknown, describe: DescribeProblem): unknown {
  const result = attribute.schema['~standard'].validate(value);
  if (result instanceof Promise) throw new Error('has a schema that is not synchronous.');
  if (!result.issues) return result.value;
  throw new Error(describe({ kind: 'unexpected-json', attribute, value, issue: result.issues[0] }));
}

function withoutProblem<Value>(
  value: Value,
  problemOf: ((value: Value) => string | undefined) | undefined,
): Value {
  const problem = problemOf?.(value);
  if (problem) throw new Error(problem);
  return value;
}
