import type { JsonSchema } from '@valibot/to-json-schema';

/** Converts a JSON Schema to a TypeScript type; `unknown` where the schema allows anything. */
export function typeOf(schema: JsonSchema | boolean): string {
  if (typeof schema === 'boolean') return 'unknown';
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map(value => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return oneOf(schema.anyOf);
  switch (schema.type) {
    case 'array':
      return `readonly (${itemType(schema.items)})[]`;
    case 'object':
      return objectType(schema);
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

const oneOf = (schemas: readonly (JsonSchema | boolean)[]): string => {
  const types = new Set(schemas.map(typeOf));
  return types.has('unknown') ? 'unknown' : [...types].join(' | ');
};

const itemType = (items: JsonSchema['items']): string =>
  items === undefined || Array.isArray(items) ? 'unknown' : typeOf(items as JsonSchema);

function objectType({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  const fields = Object.entries(properties).map(
    ([name, schema]) => `readonly ${name}${required.includes(name) ? '' : '?'}: ${typeOf(schema)};`,
  );
  const rest = additionalProperties === false ? [] : ['readonly [name: string]: unknown;'];
  return `{ ${[...fields, ...rest].join(' ')} }`;
}
