import { type GenericSchema, pipe } from 'valibot';
import { withDocs } from './described.ts';
import { type FieldDocs, sharedFields } from './shared-fields.ts';

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
