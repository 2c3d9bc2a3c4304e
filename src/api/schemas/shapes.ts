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

/** A text to show; hosts send numbers for some. */
export const text = nullish(union([string(), number()]));
/** An amount of money as the host writes it; domain/money reads it. */
export const amount = text;

/** A yes or no; databases and forms write it as 1 or 0, `"true"` or `"false"`. Any other word or number says neither. */
export const flag = nullish(
  pipe(
    union([boolean(), number(), string()]),
    transform(said => /^(1|true)$/.test(String(said)) || (/^(0|false)$/.test(String(said)) ? false : null)),
  ),
);

/** A calendar day as the host writes it; old hosts send it as `{date, timezone_type, timezone}`. */
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
 * may be wrong or missing. [NET-06] `rowIds` are ids by the place of their rows, for rows that do not say their own.
 * [NET-17]
 *
 * A cell is a text, a number or an object of TBL-10's fields: `display` is shown, `sort` orders, and `type`, `href`,
 * `class` and the like say more. Rows are passed on as they are, each cell read by the table: a batch has up to 10,000.
 */
export const tableBatchAnswer = looseObject({
  data: array(unknown()),
  columns: nullish(array(looseObject({ data: string(), title: nullish(string()) }))),
  total: nullish(unknown()),
  skip: nullish(unknown()),
  rowIds: nullish(array(unknown())),
});
