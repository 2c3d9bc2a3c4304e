import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** The JSON Schema of what a host or a page sends, before the library's own tidying. */
export function inputSchema(schema: object): Omit<JsonSchema, '$schema'> {
  const { $schema: _, ...rest } = toJsonSchema(schema as GenericSchema, {
    typeMode: 'input',
    errorMode: 'ignore',
  });
  return rest;
}
