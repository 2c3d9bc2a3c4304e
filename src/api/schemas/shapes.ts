import {
  array,
  boolean,
  fallback,
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
import { warn } from '../../diagnostics/warn.ts';
import type { GetEndpoint, PostEndpoint } from '../../http/request.ts';

/** A text to display; hosts send some texts as numbers. */
export const text = nullish(union([string(), number()]));

/** A boolean, also written as 1 or 0, `"true"` or `"false"`, as databases and forms do. Any other value becomes null. */
export const flag = nullish(
  pipe(
    union([boolean(), number(), string()]),
    transform(
      value => /^(1|true)$/.test(String(value)) || (/^(0|false)$/.test(String(value)) ? false : null),
    ),
  ),
);

/**
 * A calendar day as the host writes it, with or without its time; old hosts send it as `{date, timezone_type, timezone}`.
 */
export const day = nullish(
  union([
    string(),
    number(),
    pipe(
      looseObject({ date: text }),
      transform(({ date }) => date),
    ),
  ]),
);

/** The actions of a record, read by `parseRowActions`. [TBL-16] */
export const actions = nullish(unknown());

/** The JSON answer to a form post, used instead of a redirect. */
export const formAnswer = nullish(
  looseObject({
    redirect: nullish(string()),
    redirectUrl: nullish(string()),
    url: nullish(string()),
    message: text,
  }),
);

const count = nullish(unknown());

/** What the answer to a request for one page states in addition to its rows. [TBL-24] */
export const hostPaged = {
  total: count,
  totalAll: count,
  filters: nullish(unknown()),
};

/**
 * One batch of a table's rows. [NET-06] [NET-17]
 *
 * `data` holds the rows, with a cell for each column. `total` is the host's total, which may be wrong or missing.
 * `rowIds` holds the ids by row index, for rows without their own.
 *
 * A cell is a text, a number or an object with the fields of TBL-10, such as `display`, `sort`, `type` and `href`. Rows
 * are not checked here, because a batch has up to 10,000: the table reads each cell.
 */
export const tableBatchAnswer = looseObject({
  data: array(unknown()),
  columns: nullish(
    array(looseObject({ data: string(), title: nullish(string()), type: nullish(unknown()) })),
  ),
  ...hostPaged,
  skip: count,
  rowIds: nullish(array(unknown())),
});

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
type Identified<Item> = Omit<Item, '_id' | 'id'> & {
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
  readonly [Key in keyof Entries]?: InferOutput<Entries[Key]>;
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

// The NO_SIDE_EFFECTS annotations let the bundler drop the endpoints that an element does not call.

/** A GET with the schema of its answer; `more`: the names of its query parameters, and its time limits. */
/* @__NO_SIDE_EFFECTS__ */
export const getEndpoint = <
  const Path extends GetEndpoint['path'],
  Answer extends GetEndpoint['answer'],
  const More extends Pick<GetEndpoint, 'query' | 'budget'>,
>(
  name: string,
  path: Path,
  answer: Answer,
  more?: More,
) => ({ name, method: 'GET' as const, path: path as Path, answer, ...(more as More) });

/** A POST of a form to an address that the page supplies. */
/* @__NO_SIDE_EFFECTS__ */
export const formEndpoint = (name: string, proof: PostEndpoint['proof']) =>
  ({ name, method: 'POST', path: '{url}', body: 'multipart', proof, answer: formAnswer }) as const;
