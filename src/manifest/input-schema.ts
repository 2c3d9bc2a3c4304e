import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** The JSON Schema of a schema's input: what a host or a page sends, before our transformations. */
export function inputSchema(schema: object): Omit<JsonSchema, '$schema'> {
  const { $schema: _, ...rest } = toJsonSchema(schema as GenericSchema, {
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return rest;
}
