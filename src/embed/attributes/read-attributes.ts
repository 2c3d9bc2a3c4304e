import type { DescribeProblem, ValueProblem } from '../../diagnostics/attribute-problems.ts';
import { attributeName } from '../../domain/attribute-name.ts';
import { type LostNumber, parseJson } from '../../domain/json.ts';
import { siteUrl } from '../../platform/address.ts';
import type {
  AttributeDefinition,
  ChoiceAttribute,
  ElementDefinition,
  JsonAttribute,
  NumberAttribute,
} from '../definition.ts';

/** The parsed values of an element, and one sentence for each invalid or missing value. */
interface ParsedAttributes {
  readonly values: Readonly<Record<string, unknown>>;
  readonly problems: readonly string[];
  /** Problems despite which the element is shown, without the invalid attribute: its `content` has priority. [UI-18] */
  readonly warnings: readonly string[];
}

/** The source of raw values: texts of attributes and child scripts, and values set as properties. */
export interface AttributeSource {
  text(name: string): string | null;
  /** Undefined if it was never set; null stands for an absent attribute. [EMB-13] */
  property(name: string): unknown;
  /** What the template wrote that looks like a misspelling of this attribute. [EMB-10] */
  nearMiss?(name: string): string | undefined;
  /** Says what is wrong with an invalid or missing value. [EMB-04] */
  readonly describe: DescribeProblem;
  /** Reports numbers of a JSON value that have lost digits. [NET-23] */
  reportLost?(name: string, lost: readonly LostNumber[]): void;
  /** What was read earlier, and its values; the same text or property gives the same value. */
  readonly cache?: Map<string, { readonly raw: unknown; readonly value: unknown }>;
}

/** Parses all attributes of a definition; never throws. [EMB-04] [EMB-06] [EMB-07] */
export function readAttributes(
  { tag, attributes, content }: Pick<ElementDefinition, 'tag' | 'attributes' | 'content'>,
  source: AttributeSource,
): ParsedAttributes {
  const values: Record<string, unknown> = {};
  const problems: string[] = [];
  const warnings: string[] = [];
  for (const [name, attribute] of Object.entries(attributes)) {
    try {
      values[name] = readOne(name, attribute, source);
    } catch (error) {
      const { message, cause } = Object(error) as Error;
      const problem = cause ? source.describe(cause as ValueProblem) : message;
      values[name] = absentValue(attribute);
      const isDispensable = content && !content.includes(name);
      (isDispensable ? warnings : problems).push(`${tag}: ${attributeName(name)} ${problem}`);
    }
  }
  return content?.some(name => values[name])
    ? { values, problems: [], warnings: [...problems, ...warnings] }
    : { values, problems, warnings };
}

function readOne(name: string, attribute: AttributeDefinition, source: AttributeSource): unknown {
  const property = source.property(name) ?? undefined;
  if (property !== undefined)
    return parseOnce(name, property, source, () => checkAttribute(attribute, property));
  const text = textOf(name, source);
  if (text !== null && (text.trim() !== '' || attribute.type === 'flag'))
    return parseOnce(name, text, source, () => {
      const lost: LostNumber[] = [];
      try {
        return checkAttribute(attribute, parseText(attribute, text, lost));
      } finally {
        if (lost.length) source.reportLost?.(name, lost);
      }
    });
  if (attribute.required || isAlternativeMissing(attribute, source))
    throw refused({
      kind: 'missing',
      attribute,
      name,
      isEmpty: text !== null,
      nearMiss: source.nearMiss?.(name),
    });
  return absentValue(attribute);
}

/** The error of an invalid or missing value; `readAttributes` has the problem described. */
const refused = (cause: ValueProblem): Error => new Error('', { cause });

const absentValue = (attribute: AttributeDefinition): unknown =>
  attribute.type === 'flag' ? false : 'default' in attribute ? attribute.default : undefined;

const textOf = (name: string, source: AttributeSource): string | null =>
  source.property(name) === null ? null : source.text(name);

/** Whether the attribute is required because the one that could replace it is missing as well. */
const isAlternativeMissing = (
  { requiredUnless: other }: AttributeDefinition,
  source: AttributeSource,
): boolean =>
  other !== undefined &&
  (source.property(other) ?? undefined) === undefined &&
  !textOf(other, source)?.trim();

function parseOnce(name: string, raw: unknown, { cache }: AttributeSource, parse: () => unknown): unknown {
  const cached = cache?.get(name);
  if (cached && cached.raw === raw) return cached.value;
  const value = parse();
  cache?.set(name, { raw, value });
  return value;
}

/** Returns a parsed value if the attribute allows it; throws why not. */
function checkAttribute(attribute: AttributeDefinition, value: unknown): unknown {
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
      return withoutProblem(validatedJson(attribute, value), attribute.problem);
    default:
      return withoutProblem(String(value), attribute.problem);
  }
  throw refused({ kind: 'refused', attribute, value });
}

const choiceOf = ({ ignoresCase }: ChoiceAttribute, value: string): string =>
  ignoresCase ? value.trim().toLowerCase() : value;

/** Parses the text of an attribute; adds numbers that have lost digits to `lost`. [NET-23] */
function parseText(attribute: AttributeDefinition, text: string, lost: LostNumber[]): unknown {
  switch (attribute.type) {
    case 'flag':
      return flags[text.trim().toLowerCase()] ?? text;
    case 'number':
      return Number(text);
    case 'json':
      try {
        return parseJson(text, lost);
      } catch {
        throw refused({ kind: 'invalid-json', attribute, text });
      }
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

function validatedJson(attribute: JsonAttribute, value: unknown): unknown {
  const result = attribute.schema['~standard'].validate(value);
  if (result instanceof Promise) throw new Error('has a schema that is not synchronous.');
  if (!result.issues) return result.value;
  throw refused({ kind: 'unexpected-json', attribute, value, issue: result.issues[0] });
}

function withoutProblem<Value>(
  value: Value,
  problemOf: ((value: Value) => string | undefined) | undefined,
): Value {
  const problem = problemOf?.(value);
  if (problem) throw new Error(problem);
  return value;
}
