import { attributeName } from '../domain/attribute-name.ts';
import type { SchemaNode } from './found-keys.ts';
import { jsonProblem } from './json-problem.ts';
import { keyMistakes } from './key-mistakes.ts';

/** What is wrong with a value. Only the rules have the sentences, so pages without mistakes do not load them. */
export type ValueProblem = MissingValue | RefusedValue | InvalidJson | UnexpectedJson;

interface MissingValue {
  readonly kind: 'missing';
  readonly attribute: {
    readonly example?: string;
    readonly shape?: string;
    readonly requiredUnless?: string;
  };
  /** The camelCase name of the attribute. */
  readonly name: string;
  /** Whether the attribute is there, but empty. */
  readonly isEmpty: boolean;
  /** What the template wrote that looks like a misspelling of this attribute. */
  readonly nearMiss: string | undefined;
}

interface RefusedValue {
  readonly kind: 'refused';
  readonly attribute:
    | { readonly type: 'flag' }
    | { readonly type: 'path'; readonly example: string }
    | ({ readonly type: 'number'; readonly example: string } & NumberRange)
    | { readonly type: 'choice'; readonly values: readonly string[] };
  readonly value: unknown;
}

interface NumberRange {
  readonly min?: number;
  readonly max?: number;
  readonly integer?: true;
}

interface InvalidJson {
  readonly kind: 'invalid-json';
  readonly attribute: { readonly shape: string };
  readonly text: string;
}

/** JSON that its schema refuses, with the first reason. */
interface UnexpectedJson {
  readonly kind: 'unexpected-json';
  readonly attribute: { readonly shape: string; readonly schema: object };
  readonly value: unknown;
  readonly issue: { readonly path?: readonly unknown[] | undefined } | undefined;
}

/** Describes a problem in a sentence without its subject, such as `is missing.` */
export type DescribeProblem = (problem: ValueProblem) => string;

/** What is wrong with a value and how to fix it: a sentence without its subject, such as `is missing.` [EMB-04] */
export function describeProblem(problem: ValueProblem): string {
  switch (problem.kind) {
    case 'missing':
      return missing(problem);
    case 'refused':
      return refused(problem);
    case 'invalid-json':
      return invalidJson(problem);
    case 'unexpected-json':
      return unexpectedJson(problem);
  }
}

function missing({ name, attribute, isEmpty, nearMiss }: MissingValue): string {
  const hint = nearMiss ? `; the tag has ${nearMiss}` : '';
  const other = attribute.requiredUnless;
  const { shape } = attribute;
  if (shape)
    return isEmpty
      ? `is empty; did json_encode fail? Write ${shape}.`
      : `is missing${hint}. Add ${attributeName(name)} or a child <script type="application/json" data-prop="${name}"> with ${shape}.`;
  return `is missing${hint}. Add ${attributeName(name)}="${attribute.example}"${other ? `, or ${attributeName(other)}` : ''}.`;
}

// An unknown value may be long, and not what the page meant to send. [NET-14]
const maxLength = 40;

function refused({ attribute, value }: RefusedValue): string {
  switch (attribute.type) {
    case 'flag':
      return `is "${value}". Use "true" or "false".`;
    case 'number': {
      const problem = Number.isFinite(value) ? `is ${value}` : 'is not a number';
      return `${problem}. Use ${numberRange(attribute)}, such as "${attribute.example}".`;
    }
    case 'choice': {
      const allowed = attribute.values.map(each => `"${each}"`).join(' or ');
      return `is "${String(value).slice(0, maxLength)}". Use ${allowed}.`;
    }
    case 'path':
      return elsewhere(attribute);
  }
}

/** What is wrong with an address of another site. */
export const elsewhere = ({ example }: { readonly example: string }): string =>
  `is not an address of this site. Use a path, such as "${example}".`;

/** Describes the numbers that an attribute allows: `a whole number from 1 to 100`. */
export function numberRange({ min, max, integer }: NumberRange): string {
  const from = min === undefined ? '' : max === undefined ? ` of ${min} or more` : ` from ${min}`;
  const to = max === undefined ? '' : min === undefined ? ` up to ${max}` : ` to ${max}`;
  return `${integer ? 'a whole number' : 'a number'}${from}${to}`;
}

// Repeats neither the text nor the parser's message: both may contain patient data. [NET-14]
const invalidJson = ({ attribute: { shape }, text }: InvalidJson): string =>
  `${jsonProblem(text)} Write ${shape} and escape the quotes, or use a child script.`;

function unexpectedJson({ attribute: { schema, shape }, value, issue }: UnexpectedJson): string {
  const mistakes = keyMistakes(value, schema as SchemaNode, 'it').map(mistake => ` In it, ${mistake}`);
  return `has an unexpected value${pathOf(issue)}. Write ${shape}.${mistakes.join('')}`;
}

function pathOf(issue: UnexpectedJson['issue']): string {
  const path = (issue?.path ?? []).map(step => Object(step).key ?? step);
  return path.length ? ` at ${path.map(String).join('.')}` : '';
}
