import { type GenericSchema, metadata, pipe } from 'valibot';

/** What documentation says about a field besides its description and example. */
export interface FieldNotes {
  /** The record cannot be used without this field; its description says what happens then. */
  readonly required?: true;
}

/**
 * The schema of a field of a record that is read field by field, with a sentence and an example for documentation. Build
 * time only. [SHIP-02]
 */
export function described<const Schema extends GenericSchema>(
  schema: Schema,
  description: string,
  example?: unknown,
  { required }: FieldNotes = {},
): Schema {
  const texts = {
    description,
    ...(example !== undefined && { examples: [example] }),
    ...(required && { 'x-required': true }),
  };
  return pipe(schema, metadata(texts)) as unknown as Schema;
}

/** A schema with the format that its values have, as documentation writes it. */
export function formatted<const Schema extends GenericSchema>(schema: Schema, format: string): Schema {
  return pipe(schema, metadata({ 'x-format': format })) as unknown as Schema;
}
