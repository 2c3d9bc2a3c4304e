import {
  array,
  boolean,
  looseObject,
  nullish,
  number,
  pipe,
  string,
  transform,
  union,
  unknown,
} from 'valibot';

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
