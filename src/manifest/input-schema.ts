import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** Schemas that are referenced by name instead of repeated. */
export interface NamedSchemas {
  readonly schemas: Readonly<Record<string, object>>;
  /** The prefix of references, such as `#/components/schemas/`. */
  readonly prefix: string;
}

/** The JSON Schema of a schema's input: what a host or a page sends, before our transformations. */
export function inputSchema(schema: object, named?: NamedSchemas): Omit<JsonSchema, '$schema'> {
  const {
    $schema: _,
    $defs: __,
    ...rest
  } = toJsonSchema(schema as GenericSchema, {
    typeMode: 'input',
    errorMode: 'ignore',
    ...(named && {
      definitions: named.schemas as Readonly<Record<string, GenericSchema>>,
      overrideRef: ({ referenceId }) => named.prefix + referenceId,
    }),
  });
  return rest;
}
