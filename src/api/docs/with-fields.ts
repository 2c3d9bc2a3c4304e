import { type GenericSchema, looseObject, metadata, nullish, pipe, unknown } from 'valibot';
import { formAnswer, identifier, tableBatchAnswer, text } from '../schemas/shapes.ts';
import { countFormat, type FieldDocs, sharedFields } from './shared-fields.ts';

/** What documentation says about the fields of a schema, by their paths, of rows below `data` too: `site.siteId`. */
export type FieldsDocs = Readonly<Record<string, FieldDocs>>;

/**
 * A copy of a schema with descriptions of its fields, those of `sharedFields` included, from which docs/elements.md,
 * openapi.json and Storybook are generated. Build time only: pages import just the schema. [SHIP-02]
 */
export function withFields(schema: object, fields: FieldsDocs = {}): GenericSchema {
  const known: FieldsDocs = sharedFields;
  // A list may be bare or under `data`: both alternatives share the schema of its items.
  const copies = new Map<object, GenericSchema>();

  function copyOf(original: Structure, path: string): GenericSchema {
    const copy = copies.get(original) ?? newCopy(original, path);
    copies.set(original, copy);
    return copy;
  }

  function newCopy(original: Structure, path: string): GenericSchema {
    const { pipe: steps, entries, item, wrapped, options } = original;
    if (steps) return pipe(copyOf(steps[0], path), ...steps.slice(1));
    return {
      ...original,
      ...(entries && {
        entries: Object.fromEntries(Object.entries(entries).map(entry => fieldOf(entry, path))),
      }),
      ...(item && { item: copyOf(item, path && `${path}[]`) }),
      ...(wrapped && { wrapped: copyOf(wrapped, path) }),
      ...(options && { options: options.map(each => copyOf(each, path)) }),
    };
  }

  function fieldOf([name, field]: readonly [string, Structure], parent: string) {
    const path = parent ? `${parent}.${name}` : name;
    const docs = fields[path.replace('data[].', '')] ?? known[name];
    const copy = copyOf(field, path);
    return [name, docs ? withDocs(copy, docs) : copy] as const;
  }

  return copyOf(schema as Structure, '');
}

/** A schema with the schemas in it, each if its kind has them. */
interface Structure extends GenericSchema {
  readonly pipe?: readonly [Structure, ...never[]];
  readonly entries?: Readonly<Record<string, Structure>>;
  readonly item?: Structure;
  readonly wrapped?: Structure;
  readonly options?: readonly Structure[];
}

/** The schema of a field with what documentation says about it. Build time only. [SHIP-02] */
function withDocs<const Schema extends GenericSchema>(
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

/** The fields of a row that an element reads by name: texts, but for its actions. */
export function rowFields(fields: FieldsDocs): GenericSchema {
  const entries = Object.keys(fields).map(name => [name, name === 'actions' ? nullish(unknown()) : text]);
  return withFields(looseObject({ ...identifier, ...Object.fromEntries(entries) }), fields);
}

/** The answer with one batch of rows. */
export const describedBatch = withFields(tableBatchAnswer, {
  data: { description: 'The rows from `skip` on, always in the same order.', required: true },
  columns: {
    description:
      'The columns in order: `data` is the key of the column in each row, `title` its heading, `type` the type of its cells that state none.',
  },
  skip: { description: 'The number of rows before these.', example: 0, format: countFormat },
  rowIds: { description: 'The ids of the rows in order, if the rows themselves have none.' },
});

/** The JSON answer to a form post. */
export const describedFormAnswer = withFields(formAnswer, {
  redirect: {
    description: 'The address to go to, on this site; `redirectUrl` and `url` mean the same.',
    example: '/direct/report/list/',
  },
  redirectUrl: { description: 'Read if there is no `redirect`.' },
  url: { description: 'Read if there is neither of the others.' },
  message: { description: 'Why the post was refused; shown as text.' },
});
