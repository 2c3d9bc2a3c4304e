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
import { warn } from '../../diagnostics/warn.ts';
import { text } from './shapes.ts';

/** The fields that identify a record. [NET-08] */
export const identifier = {
  id: text,
  _id: nullish(looseObject({ $oid: nullish(string()) })),
};

interface WithOptionalId {
  readonly _id?: { readonly $oid?: string | null | undefined } | null | undefined;
  readonly id?: string | number | null | undefined;
}

/** A list item whose `id` comes from the host's `id` or `_id.$oid`. [NET-08] */
export type Identified<Item> = Omit<Item, '_id' | 'id'> & {
  readonly id: string;
  /** The host sent no id; `id` is generated from the item's position. */
  readonly hasNoId?: true;
};

// The NO_SIDE_EFFECTS annotations let the bundler drop the schemas of calls that an element does not make.

/**
 * The schema of a list of choices, bare or under `data`. Items without an id and repeated ids are dropped.
 */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<const Entries extends ObjectEntries>(entries: Entries) {
  return pipe(
    itemsOf(entries),
    transform(items => withIds(items, 'no id and are left out.').filter(({ hasNoId }) => !hasNoId)),
  );
}

/** The schema of a list that is only displayed, bare or under `data`: items without an id are kept. [NET-13] */
/* @__NO_SIDE_EFFECTS__ */
export function recordsOf<const Entries extends ObjectEntries>(entries: Entries) {
  return pipe(
    itemsOf(entries),
    transform(items => withIds(items, 'no id. Send it as "id".')),
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
 * The schema of a table's rows that arrive in one answer, under `data`. [NET-08]
 *
 * Rows are passed on unchanged and the table reads each cell, so an unexpected value affects only its own cell. What the
 * answer states beside them is passed on, too; `beside` describes it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function rowsOf<const Entries extends ObjectEntries>(entries: Entries, beside: ObjectEntries = {}) {
  const row = looseObject({ ...identifier, ...entries });
  return looseObject({
    data: array(fallback(row, sent => sent?.value as InferOutput<typeof row>)),
    ...beside,
  });
}

type Item<Entries extends ObjectEntries> = WithOptionalId & {
  readonly [Key in keyof Entries]: InferOutput<Entries[Key]>;
};

function withIds<I extends WithOptionalId>(items: readonly I[], consequence: string): Identified<I>[] {
  const byId = new Map<string, Identified<I>>();
  let missingIds = 0;
  for (const item of items) {
    const hostId = String(item.id ?? '') || item._id?.$oid;
    // A NUL character, which no id of a host starts with.
    const id = hostId || `\u0000${missingIds++}`;
    if (!byId.has(id)) byId.set(id, { ...item, id, ...(!hostId && { hasNoId: true }) });
  }
  if (missingIds) warn(undefined, `${missingIds} of ${items.length} items of a list have ${consequence}`);
  return [...byId.values()];
}
