import {
  array,
  fallback,
  type InferOutput,
  looseObject,
  nullish,
  type ObjectEntries,
  pipe,
  string,
  transform,
  union,
} from 'valibot';
import { text } from './shapes.ts';

const identifier = { _id: nullish(looseObject({ $oid: nullish(string()) })), id: text };

interface Unidentified {
  readonly _id?: { readonly $oid?: string | null | undefined } | null | undefined;
  readonly id?: string | number | null | undefined;
}

/** An item of a list whose identifier, sent as `id` or `_id.$oid`, is its `id`. [NET-08] */
export type Identified<Item> = Omit<Item, '_id' | 'id'> & {
  readonly id: string;
  /** The host states none, and `id` is the item's place in the list. */
  readonly isNameless?: true;
};

// The annotations let a bundler leave out the lists that a page does not ask for.

/**
 * A list of what is chosen from, bare or under `data`. Items without identifier or with that of an earlier one are left
 * out.
 */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<const Entries extends ObjectEntries>(entries: Entries) {
  return pipe(
    itemsOf(entries),
    transform(items => identified(items, 'no id and are left out.').filter(({ isNameless }) => !isNameless)),
  );
}

/** A list of what is only read, bare or under `data`: items without identifier stay, and never look like none. [NET-13] */
/* @__NO_SIDE_EFFECTS__ */
export function recordsOf<const Entries extends ObjectEntries>(entries: Entries) {
  return pipe(
    itemsOf(entries),
    transform(items => identified(items, 'no id. Send it as "id".')),
  );
}

/* @__NO_SIDE_EFFECTS__ */
function itemsOf<const Entries extends ObjectEntries>(entries: Entries) {
  const items = array(looseObject({ ...identifier, ...entries }));
  return pipe(
    union([items, looseObject({ data: items })]),
    transform(answer => (Array.isArray(answer) ? answer : answer.data) as Item<Entries>[]),
  );
}

/**
 * The rows of a list that comes at once, under `data`. [NET-08] They are passed on as they are, each cell read by the
 * table: one that is no text spoils its own place and not the list.
 */
/* @__NO_SIDE_EFFECTS__ */
export function rowsOf<const Entries extends ObjectEntries>(entries: Entries) {
  const row = looseObject({ ...identifier, ...entries });
  return pipe(
    looseObject({ data: array(fallback(row, sent => sent?.value as InferOutput<typeof row>)) }),
    transform(({ data }) => ({ data, total: data.length })),
  );
}

type Item<Entries extends ObjectEntries> = Unidentified & {
  readonly [Key in keyof Entries]: InferOutput<Entries[Key]>;
};

function identified<I extends Unidentified>(items: readonly I[], flaw: string): Identified<I>[] {
  const known = new Map<string, Identified<I>>();
  let nameless = 0;
  for (const item of items) {
    const stated = String(item.id ?? '') || item._id?.$oid;
    // No id of a host begins with it.
    const id = stated || `\u0000${nameless++}`;
    if (!known.has(id)) known.set(id, { ...item, id, ...(!stated && { isNameless: true }) });
  }
  if (nameless) console.error(`psp: ${nameless} of ${items.length} items of a list have ${flaw}`);
  return [...known.values()];
}
