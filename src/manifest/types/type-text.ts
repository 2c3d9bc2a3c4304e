import type { DescribedSchema } from '../contract/described-schema.ts';

/** Converts a JSON Schema to a TypeScript type; `unknown` where the schema allows anything. */
export function typeOf(schema: DescribedSchema, indent = ''): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return oneOf(schema.anyOf, indent);
  switch (schema.type) {
    case 'array':
      return `readonly (${typeOf(schema.items ?? {}, indent)})[]`;
    case 'object':
      return objectType(schema, indent);
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

function oneOf(schemas: readonly DescribedSchema[], indent: string): string {
  const types = new Set(schemas.map(each => typeOf(each, indent)));
  return types.has('unknown') ? 'unknown' : [...types].join(' | ');
}

function objectType(
  { properties = {}, required = [], additionalProperties }: DescribedSchema,
  indent: string,
): string {
  const inner = `${indent}  `;
  const fields = Object.entries(properties).flatMap(([name, schema]) => [
    ...(schema.description ? [comment(schema.description)] : []),
    `readonly ${keyOf(name)}${required.includes(name) ? '' : '?'}: ${typeOf(schema, inner)};`,
  ]);
  const lines = [...fields, ...(additionalProperties === false ? [] : ['readonly [name: string]: unknown;'])];
  return `{\n${lines.map(line => `${inner}${line}\n`).join('')}${indent}}`;
}

/** A documentation comment in one line. */
export const comment = (text: string): string => `/** ${text.replaceAll('*/', '* /')} */`;

const keyOf = (name: string): string => (/^[\w$]+$/.test(name) ? name : JSON.stringify(name));
