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
import { described, formatted } from './described.ts';
import {
  actionsExample,
  actionsFormat,
  addressFormat,
  amountFormat,
  countFormat,
  dayFormat,
  flagFormat,
  statusFormat,
  wrappedDayFormat,
  wrappedMomentFormat,
} from './formats.ts';

/** A text to display; hosts send some texts as numbers. */
export const text = nullish(union([string(), number()]));
/** An amount of money as the host writes it; parsed by domain/display/money.ts. */
export const amount = formatted(text, amountFormat);
/** A status by its name or label; domain/display/status.ts has its label and tone. */
export const status = formatted(text, statusFormat);
/** The address of a page; the view checks that it is same-origin. */
export const address = formatted(text, addressFormat);
/** A calendar day that is shown by `shownDate`. */
export const plainDay = formatted(text, dayFormat);

/** A boolean, also written as 1 or 0, `"true"` or `"false"`, as databases and forms do. Any other value becomes null. */
export const flag = formatted(
  nullish(
    pipe(
      union([boolean(), number(), string()]),
      transform(
        value => /^(1|true)$/.test(String(value)) || (/^(0|false)$/.test(String(value)) ? false : null),
      ),
    ),
  ),
  flagFormat,
);

const wrappedDate = nullish(
  union([
    string(),
    number(),
    pipe(
      looseObject({ date: text }),
      transform(({ date }) => date),
    ),
  ]),
);

/** A calendar day as the host writes it; old hosts send it as `{date, timezone_type, timezone}`. */
export const day = formatted(wrappedDate, wrappedDayFormat);
/** A calendar day with its time, read like `day`; shown by `shownMoment`. */
export const moment = formatted(wrappedDate, wrappedMomentFormat);

/** The actions of a record, read by `parseRowActions`. [TBL-16] */
export const actions = described(
  formatted(nullish(unknown()), actionsFormat),
  'What a person can do with the record: the first two as links, the others in a menu.',
  actionsExample,
);

/** The JSON answer to a form post, used instead of a redirect. */
export const formAnswer = nullish(
  looseObject({
    redirect: described(
      nullish(string()),
      'The address to go to, on this site; `redirectUrl` and `url` mean the same.',
      '/direct/report/list/',
    ),
    redirectUrl: described(nullish(string()), 'Read if there is no `redirect`.'),
    url: described(nullish(string()), 'Read if there is neither of the others.'),
    message: described(text, 'Why the post was refused; shown as text.'),
  }),
);

const count = formatted(nullish(unknown()), countFormat);

/** What the answer to a request for one page states in addition to its rows. [TBL-24] */
export const hostPaged = {
  total: described(count, 'The total number of rows; of a host-paged list, of those that match.', 1),
  totalAll: described(count, 'Of a host-paged list: the number of rows without search and filters.'),
  filters: described(
    nullish(unknown()),
    'Of a host-paged list: the choices of its filters as `{key: [value, …]}`, as the cells have them.',
  ),
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
  data: described(array(unknown()), 'The rows from `skip` on, always in the same order.', undefined, {
    required: true,
  }),
  columns: described(
    nullish(array(looseObject({ data: string(), title: nullish(string()), type: nullish(unknown()) }))),
    'The columns in order: `data` is the key of the column in each row, `title` its heading, `type` the type of its cells that state none.',
  ),
  ...hostPaged,
  skip: described(count, 'The number of rows before these.', 0),
  rowIds: described(
    nullish(array(unknown())),
    'The ids of the rows in order, if the rows themselves have none.',
  ),
});
