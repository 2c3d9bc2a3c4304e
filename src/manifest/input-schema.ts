import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

/** Schemas that are referred to by name instead of being repeated. */
export interface NamedSchemas {
  readonly schemas: Readonly<Record<string, object>>;
  /** Such as `#/components/schemas/`. */
  readonly place: string;
}

/** The JSON Schema of what a host or a page sends, before the library's own tidying. */
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
      overrideRef: ({ referenceId }) => named.place + referenceId,
    }),
  });
  return rest;
}
