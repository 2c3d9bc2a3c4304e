import type { JsonSchema } from '@valibot/to-json-schema';
import { type GenericSchema, getMetadata } from 'valibot';
import { inputSchema } from './input-schema.ts';

/** A field of an answer or of a JSON attribute, as documentation describes it. */
export interface DescribedField {
  /** Where it is: `site.siteId`, `expenses[].type`. */
  readonly path: string;
  /** JSON types: `string or number`. */
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
  /** How its values are written; '' if the type says it all. */
  readonly format: string;
  readonly example: unknown;
}

/** The described fields of a schema in order, with those of nested objects and lists. */
export function fieldsOf(schema: object, parent = ''): DescribedField[] {
  const entries = entriesOf(schema);
  if (entries)
    return Object.entries(entries).flatMap(([name, field]) => {
      const path = parent ? `${parent}.${name}` : name;
      return [...describedField(path, field), ...fieldsOf(field, path)];
    });
  const item = itemOf(schema);
  if (item) return fieldsOf(item, parent && `${parent}[]`);
  return (
    insideOf(schema)
      .map(each => fieldsOf(each, parent))
      .find(fields => fields.length) ?? []
  );
}

/** A complete example of a schema, from the examples of its fields; undefined if no field has one. */
export function exampleOf(schema: object): unknown {
  const [example] = metadataOf(schema).examples ?? [];
  if (example !== undefined) return example;
  const entries = entriesOf(schema);
  if (entries) {
    const values = Object.entries(entries).map(([name, field]) => [name, exampleOf(field)] as const);
    const stated = values.filter(([, value]) => value !== undefined);
    return stated.length ? Object.fromEntries(stated) : undefined;
  }
  const item = itemOf(schema);
  if (item) {
    const one = exampleOf(item);
    return one === undefined ? undefined : [one];
  }
  return insideOf(schema)
    .map(exampleOf)
    .find(found => found !== undefined);
}

interface Texts {
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly 'x-format'?: string;
  readonly 'x-required'?: boolean;
}

const metadataOf = (schema: object): Texts => getMetadata(schema as GenericSchema) as Texts;

function describedField(path: string, schema: object): DescribedField[] {
  const {
    description,
    examples = [],
    'x-format': format = '',
    'x-required': required = false,
  } = metadataOf(schema);
  if (!description) return [];
  return [{ path, type: typesOf(inputSchema(schema)), required, description, format, example: examples[0] }];
}

function typesOf(schema: JsonSchema): string {
  const types = new Set(basicTypes(schema));
  types.delete('null');
  return [...types].join(' or ');
}

const basicTypes = ({ anyOf, type, const: value }: JsonSchema): string[] => {
  if (anyOf) return anyOf.flatMap(one => (typeof one === 'boolean' ? [] : basicTypes(one)));
  if (value !== undefined) return [JSON.stringify(value)];
  return type ? [type].flat() : [];
};

const entriesOf = (schema: object): Readonly<Record<string, object>> | undefined =>
  (schema as { readonly entries?: Readonly<Record<string, object>> }).entries;

const itemOf = (schema: object): object | undefined => (schema as { readonly item?: object }).item;

/** The schemas that one wraps, chooses from, or begins with. */
function insideOf(schema: object): object[] {
  const {
    wrapped,
    options = [],
    pipe = [],
  } = schema as {
    readonly wrapped?: object;
    readonly options?: readonly object[];
    readonly pipe?: readonly object[];
  };
  return [wrapped, ...options, pipe[0]].filter(each => each !== undefined);
}
