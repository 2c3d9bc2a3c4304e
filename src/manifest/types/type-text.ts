import type { JsonSchema } from '@valibot/to-json-schema';

/** How a type is written. */
interface TypeStyle {
  /** Types that have a name, by their schema as JSON. */
  readonly names?: ReadonlyMap<string, string>;
  /** The indentation of objects with a field per line; without it, they are written in one line. */
  readonly indent?: string;
}

/** Converts a JSON Schema to a TypeScript type; `unknown` where the schema allows anything. */
export function typeOf(schema: JsonSchema | boolean, style: TypeStyle = {}): string {
  if (typeof schema === 'boolean') return 'unknown';
  const name = style.names?.get(JSON.stringify(schema));
  if (name) return name;
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return oneOf(schema.anyOf, style);
  switch (schema.type) {
    case 'array':
      return listOf(itemType(schema.items, style));
    case 'object':
      return objectType(schema, style);
    case 'integer':
      return 'number';
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return schema.type;
    default:
      return 'unknown';
  }
}

const oneOf = (schemas: readonly (JsonSchema | boolean)[], style: TypeStyle): string => {
  const types = new Set(schemas.map(each => typeOf(each, style)));
  return types.has('unknown') ? 'unknown' : [...types].join(' | ');
};

const listOf = (item: string): string => `readonly ${/^\w+$/.test(item) ? item : `(${item})`}[]`;

const itemType = (items: JsonSchema['items'], style: TypeStyle): string =>
  items === undefined || Array.isArray(items) ? 'unknown' : typeOf(items as JsonSchema, style);

function objectType(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  style: TypeStyle,
): string {
  const { indent } = style;
  const inner = indent === undefined ? style : { ...style, indent: `${indent}  ` };
  const fields = Object.entries(properties).flatMap(([name, schema]) => [
    ...(indent === undefined ? [] : fieldComment(schema)),
    `readonly ${keyOf(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema, inner)};`,
  ]);
  const lines = [...fields, ...(additionalProperties === false ? [] : ['readonly [name: string]: unknown;'])];
  return indent === undefined
    ? `{ ${lines.join(' ')} }`
    : `{\n${lines.map(line => `${indent}  ${line}\n`).join('')}${indent}}`;
}

const fieldComment = (schema: JsonSchema | boolean): string[] =>
  typeof schema === 'object' && schema.description ? [comment(schema.description)] : [];

/** A documentation comment in one line. */
export const comment = (text: string): string => `/** ${text.replaceAll('*/', '* /')} */`;

const keyOf = (name: string): string => (/^[\w$]+$/.test(name) ? name : JSON.stringify(name));
