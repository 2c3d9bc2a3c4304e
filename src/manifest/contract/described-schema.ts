import { toJsonSchema } from '@valibot/to-json-schema';
import { type GenericSchema, looseObject } from 'valibot';
import type { DocumentedCall } from '../../api/docs/documented-call.ts';
import { sharedFields } from '../../api/docs/shared-fields.ts';
import { actions, identifier, text } from '../../api/schemas/shapes.ts';
import type { FieldDocs, FieldsDocs } from '../../domain/field.docs.ts';

/** The part of JSON Schema that is used here, and what documentation says about a field. */
export interface DescribedSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly DescribedSchema[];
  readonly properties?: Readonly<Record<string, DescribedSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly items?: DescribedSchema;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly 'x-format'?: string;
  readonly 'x-required'?: true;
}

/** The JSON Schema of a schema's input: what a host or a page sends, before our transformations. */
export function inputSchema(schema: object): DescribedSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema as GenericSchema, {
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return rest as DescribedSchema;
}

/** The schema of an input with the descriptions of its fields, those of `sharedFields` included. */
export function describedSchema(schema: object, fields: FieldsDocs = {}): DescribedSchema {
  const shared: FieldsDocs = sharedFields;

  function describe(node: DescribedSchema, path: string): DescribedSchema {
    const { anyOf, properties, items } = node;
    return {
      ...node,
      ...(anyOf && { anyOf: anyOf.map(each => describe(each, path)) }),
      ...(properties && {
        properties: Object.fromEntries(
          Object.entries(properties).map(([name, field]) => [name, describeField(field, name, path)]),
        ),
      }),
      ...(items && { items: describe(items, path && `${path}[]`) }),
    };
  }

  function describeField(field: DescribedSchema, name: string, parent: string): DescribedSchema {
    const path = parent ? `${parent}.${name}` : name;
    const docs = fields[path.replace('data[].', '')] ?? shared[name];
    return { ...describe(field, path), ...(docs && textsOf(docs)) };
  }

  return describe(inputSchema(schema), '');
}

const textsOf = ({ description, example, required, format }: FieldDocs) => ({
  description,
  ...(example !== undefined && { examples: [example] }),
  ...(format && { 'x-format': format }),
  ...(required && { 'x-required': true as const }),
});

/** The schema of the answer of a call. */
export const answerSchema = ({ answer, answerFields }: DocumentedCall): DescribedSchema =>
  describedSchema(answer, answerFields);

/** The schema of a row of which an element reads these fields by name: texts, but for its actions. */
export function rowSchema(fields: FieldsDocs): DescribedSchema {
  const entries = Object.keys(fields).map(name => [name, name === 'actions' ? actions : text]);
  return describedSchema(looseObject({ ...identifier, ...Object.fromEntries(entries) }), fields);
}

/** The schema of a record whose own schema accepts any: its fields are of any type. */
export function recordSchema(fields: FieldsDocs): DescribedSchema {
  const record: SchemaToFill = {};
  for (const [path, docs] of Object.entries(fields)) {
    const steps = path.replaceAll('[]', '.[]').split('.');
    Object.assign(steps.reduce(inside, record), textsOf(docs));
  }
  return record;
}

interface SchemaToFill {
  type?: string;
  properties?: Record<string, SchemaToFill>;
  items?: SchemaToFill;
}

/** The schema of a field of an object or, for `[]`, of the items of a list. */
function inside(schema: SchemaToFill, step: string): SchemaToFill {
  if (step === '[]') {
    schema.type = 'array';
    schema.items ??= {};
    return schema.items;
  }
  schema.type = 'object';
  schema.properties ??= {};
  schema.properties[step] ??= {};
  return schema.properties[step];
}

/** A field of an answer or of a JSON attribute, as documentation describes it. */
export interface DescribedField {
  /** The path of the field: `site.siteId`, `expenses[].type`. */
  readonly path: string;
  /** JSON types: `string or number`. */
  readonly type: string;
  readonly required: boolean;
  readonly description: string;
  /** How its values are written; '' if the type says everything. */
  readonly format: string;
  readonly example: unknown;
}

/** The described fields of a schema in order, with those of nested objects and lists. */
export function fieldsOf({ properties, items, anyOf = [] }: DescribedSchema, parent = ''): DescribedField[] {
  if (properties)
    return Object.entries(properties).flatMap(([name, field]) => {
      const path = parent ? `${parent}.${name}` : name;
      return [...describedField(path, field), ...fieldsOf(field, path)];
    });
  if (items) return fieldsOf(items, parent && `${parent}[]`);
  return anyOf.map(each => fieldsOf(each, parent)).find(found => found.length) ?? [];
}

function describedField(path: string, schema: DescribedSchema): DescribedField[] {
  const { description, examples = [], 'x-format': format = '', 'x-required': required = false } = schema;
  return description === undefined
    ? []
    : [{ path, type: typesOf(schema), required, description, format, example: examples[0] }];
}

function typesOf(schema: DescribedSchema): string {
  const types = new Set(basicTypes(schema));
  types.delete('null');
  return [...types].join(' or ');
}

const basicTypes = ({ anyOf, type, const: value }: DescribedSchema): string[] => {
  if (anyOf) return anyOf.flatMap(basicTypes);
  if (value !== undefined) return [JSON.stringify(value)];
  return type ? [type].flat() : [];
};
