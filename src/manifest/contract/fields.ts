import type { JsonSchema } from '@valibot/to-json-schema';
import { inputSchema } from '../input-schema.ts';
import { describedSchemas, metadataOf, type PlacedSchema } from './schema-tree.ts';

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
export const fieldsOf = (schema: object): DescribedField[] => describedSchemas(schema).map(describedField);

function describedField({ path, schema }: PlacedSchema): DescribedField {
  const {
    description = '',
    examples = [],
    'x-format': format = '',
    'x-required': required = false,
  } = metadataOf(schema);
  return { path, type: typesOf(inputSchema(schema)), required, description, format, example: examples[0] };
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
