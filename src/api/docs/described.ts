import { type GenericSchema, metadata, pipe } from 'valibot';
import type { FieldDocs } from './shared-fields.ts';

/** The schema of a field with what documentation says about it. Build time only. [SHIP-02] */
export function withDocs<const Schema extends GenericSchema>(
  schema: Schema,
  { description, example, required, format }: Partial<FieldDocs>,
): Schema {
  const texts = {
    ...(format && { 'x-format': format }),
    ...(description && { description }),
    ...(example !== undefined && { examples: [example] }),
    ...(required && { 'x-required': true }),
  };
  return pipe(schema, metadata(texts)) as unknown as Schema;
}

/** A field of a record that is read field by field, with a sentence and an example. */
export const described = <const Schema extends GenericSchema>(
  schema: Schema,
  description: string,
  example?: unknown,
  notes: Pick<FieldDocs, 'required'> = {},
): Schema => withDocs(schema, { description, example, ...notes });

/** A schema with the format that its values have. */
export const formatted = <const Schema extends GenericSchema>(schema: Schema, format: string): Schema =>
  withDocs(schema, { format });
