import type { JsonSchema } from '@valibot/to-json-schema';
import { inputSchema } from '../input-schema.ts';
import { comment, typeOf } from './type-text.ts';

/**
 * Exported types of what a page or a host sends: `name`, and `{name}Record` for the records of a list, which a host
 * usually fills one by one.
 */
export function exportedTypes(name: string, description: string, schema: object): string[] {
  const whole = inputSchema(schema);
  const record = recordIn(whole);
  if (!record) return [exported(name, description, typeOf(whole, { indent: '' }))];
  const names = new Map([[JSON.stringify(record), `${name}Record`]]);
  return [
    exported(`${name}Record`, `A record of ${name}.`, typeOf(record, { indent: '' })),
    exported(name, description, typeOf(whole, { names, indent: '' })),
  ];
}

const exported = (name: string, description: string, type: string): string =>
  `${comment(description)}\nexport type ${name} = ${type};`;

/** The schema of the records of a list: bare, under `data`, or either. */
function recordIn(schema: JsonSchema | boolean | undefined): JsonSchema | undefined {
  if (typeof schema !== 'object') return undefined;
  if (schema.anyOf) return schema.anyOf.map(recordIn).find(Boolean);
  if (schema.type === 'object') return recordIn(schema.properties?.data);
  const { items } = schema;
  return typeof items === 'object' && !Array.isArray(items) && (items as JsonSchema).properties
    ? (items as JsonSchema)
    : undefined;
}
