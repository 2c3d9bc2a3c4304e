/** What documentation says about a field of a record. */
export interface FieldDocs {
  readonly description: string;
  readonly example?: unknown;
  /** How its values are written, if the type does not say it. */
  readonly format?: string;
  /** The record cannot be used without this field; the description says what happens then. */
  readonly required?: true;
}

/** What documentation says about the fields of a record, by their paths: `site.siteId`, `expenses[].type`. */
export type FieldsDocs = Readonly<Record<string, FieldDocs>>;

export const field = (description: string, example?: unknown, format?: string): FieldDocs => ({
  description,
  example,
  ...(format && { format }),
});

export const requiredField = (...docs: Parameters<typeof field>): FieldDocs => ({
  ...field(...docs),
  required: true,
});
