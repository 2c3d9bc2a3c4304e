import {
  array,
  boolean,
  type InferOutput,
  looseObject,
  nullish,
  number,
  type ObjectEntries,
  pipe,
  string,
  transform,
  union,
  unknown,
} from 'valibot';

/** A text to show; hosts send numbers for some. */
export const text = nullish(union([string(), number()]));
/** An amount of money as the host writes it; domain/money reads it. */
export const amount = text;
export const flag = nullish(boolean());

const identifier = { _id: nullish(looseObject({ $oid: nullish(string()) })), id: text };

interface Unidentified {
  readonly _id?: { readonly $oid?: string | null | undefined } | null | undefined;
  readonly id?: string | number | null | undefined;
}

/** An item of a list whose identifier, sent as `id` or `_id.$oid`, is its `id`. [NET-08] */
export type Identified<Item> = Omit<Item, '_id' | 'id'> & { readonly id: string };

// The annotations let a bundler leave out the lists that a page does not ask for.

/** A list of items, bare or under `data`. Items without identifier or with that of an earlier one are left out. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<const Entries extends ObjectEntries>(entries: Entries) {
  const items = array(looseObject({ ...identifier, ...entries }));
  return pipe(
    union([items, looseObject({ data: items })]),
    transform(answer => identified((Array.isArray(answer) ? answer : answer.data) as Item<Entries>[])),
  );
}

/** A list of items that must stand under `data`. [NET-08] */
/* @__NO_SIDE_EFFECTS__ */
export function dataOf<const Entries extends ObjectEntries>(entries: Entries) {
  return pipe(
    looseObject({ data: array(looseObject({ ...identifier, ...entries })) }),
    transform(answer => identified(answer.data as Item<Entries>[])),
  );
}

type Item<Entries extends ObjectEntries> = Unidentified & {
  readonly [Key in keyof Entries]: InferOutput<Entries[Key]>;
};

function identified<I extends Unidentified>(items: readonly I[]): Identified<I>[] {
  const known = new Map<string, Identified<I>>();
  let nameless = 0;
  for (const item of items) {
    const id = String(item.id ?? '') || item._id?.$oid;
    if (!id) nameless += 1;
    else if (!known.has(id)) known.set(id, { ...item, id });
  }
  if (nameless)
    console.error(`psp: ${nameless} of ${items.length} items of a list have no id and are left out.`);
  return [...known.values()];
}

/** What hosts answer to a form post in place of a redirect. */
export const formAnswer = nullish(
  looseObject({
    redirect: nullish(string()),
    redirectUrl: nullish(string()),
    url: nullish(string()),
    message: text,
  }),
);

/**
 * One batch of a table: `data` holds rows of cells by column, `total` is what the host believes to hold in all, which
 * may be wrong or missing. [NET-06] Rows are passed on as they are: a batch has up to 10,000.
 */
export const tableBatchAnswer = looseObject({
  data: array(unknown()),
  columns: nullish(array(looseObject({ data: string(), title: nullish(string()) }))),
  total: nullish(unknown()),
  skip: nullish(unknown()),
  rowIds: nullish(array(unknown())),
});
