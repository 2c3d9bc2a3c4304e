import { type GenericSchema, metadata, pipe } from 'valibot';

/** What documentation says about a field besides its description and example. */
export interface FieldNotes {
  /** The record cannot be used without this field; its description says what happens then. */
  readonly required?: true;
}

/**
 * A schema with what documentation says about the field: a sentence and an example. It validates like `schema`.
 *
 * docs/elements.md, openapi.json and Storybook are generated from these texts. The build replaces the call by its first
 * argument (scripts/build/lean-definitions.mjs), so pages do not download them. [SHIP-02]
 */
/* @__NO_SIDE_EFFECTS__ */
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

/** A schema with the format that its values have, as documentation writes it. The build replaces it like `described`. */
/* @__NO_SIDE_EFFECTS__ */
export function formatted<const Schema extends GenericSchema>(schema: Schema, format: string): Schema {
  return pipe(schema, metadata({ 'x-format': format })) as unknown as Schema;
}
