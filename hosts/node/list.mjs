import { toJson } from './psp.mjs';

const maxLimit = 10_000;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A name or a number in the request that the list does not know. Express answers it with its `status`. */
export class UnknownName extends Error {
  status = 400;
}

/**
 * Answers the calls of a list from a query: batches, and single pages with `data-paging="host"`.
 *
 *     const list = new PspList(query, {
 *       from: 'payments p JOIN patients n ON n.id = p.patient',
 *       id: 'p.id',
 *       columns: {
 *         patient: 'n.name',
 *         status: { sql: 'p.status', labels: { inReview: 'In Review', paid: 'Paid' }, isFilter: true },
 *         visit: { sql: 'p.visit', isDate: true },
 *         total: { sql: 'p.total', isSearched: false },
 *       },
 *       where: 'p.site = ?',
 *       values: [site],
 *     });
 *     response.json(await list.answer(request.url));
 *
 * Names from a request never become SQL: an unknown one rejects with UnknownName.
 */
export class PspList {
  #query;
  #options;
  #columns;

  /**
   * `query(sql, values)` resolves to rows and has `?` for each value. `id` is the unique column, last in every order.
   * `columns`: key → expression, or its `sql`, the `labels` that people see and search for, `isFilter`, `isDate` (is found
   * as `5 Jul 2026`), `isSearched`.
   * `counted(name, count)` keeps a count for up to a minute, since counting millions of rows takes longer than reading a
   * page of them.
   */
  constructor(query, options) {
    this.#query = query;
    this.#options = {
      where: '1 = 1',
      values: [],
      isNewestFirst: true,
      counted: (_, count) => count(),
      ...options,
    };
    this.#columns = new Map(
      Object.entries(options.columns).map(([key, column]) => [
        key,
        { labels: {}, isSearched: true, ...(typeof column === 'string' ? { sql: column } : column) },
      ]),
    );
  }

  /** {data, total, totalAll, filters}; a row has its `id` and one value per column. */
  async answer(url) {
    const asked = new URLSearchParams(url.split('?')[1]);
    const matching = this.#matching(asked);
    const skip = number(asked, 'skip', 0);
    const limit = Math.min(number(asked, 'limit', 10), maxLimit);
    // One row more than the page has tells whether others follow.
    const found = await this.#rows(asked, matching, limit + 1, skip);
    const total = await this.#total(matching, skip, limit, found.length);
    const all = this.#matching(new URLSearchParams());
    const filters = [...this.#columns].filter(([, { isFilter }]) => isFilter);
    return {
      // Times as local time, large integers as texts.
      data: JSON.parse(toJson(found.slice(0, limit))),
      total,
      totalAll: all.condition === matching.condition ? total : Math.max(total, await this.#count(all)),
      filters: Object.fromEntries(filters.map(([key, { labels }]) => [key, Object.keys(labels)])),
    };
  }

  #rows(asked, { condition, values }, limit, skip) {
    const { from, id } = this.#options;
    const order = this.#order(asked);
    const ids = `SELECT ${id} AS psp_id FROM ${from} WHERE ${condition} ORDER BY ${order} LIMIT ${limit} OFFSET ${skip}`;
    const selected = [...this.#columns].map(([key, { sql }]) => `${sql} AS "${key}"`);
    return this.#query(
      `SELECT ${[`${id} AS id`, ...selected].join(', ')} FROM ${from} JOIN (${ids}) psp_page ON psp_page.psp_id = ${id} ORDER BY ${order}`,
      values,
    );
  }

  /** A kept count may be out of date; the rows that were found are not. */
  async #total(matching, skip, limit, found) {
    if (found && found <= limit) return skip + found;
    const counted = await this.#count(matching);
    return found ? Math.max(counted, skip + found) : Math.min(counted, skip);
  }

  /** The id is last in every order: otherwise equal values change places between two pages. */
  #order(asked) {
    const { id, isNewestFirst } = this.#options;
    const key = asked.get('sort');
    const isDescending = key === null ? isNewestFirst : asked.get('order') === 'desc';
    const direction = isDescending ? 'DESC' : 'ASC';
    const expressions = key === null ? [id] : [this.#column(key).sql, id];
    return expressions.map(expression => `${expression} ${direction}`).join(', ');
  }

  #matching(asked) {
    const words = (asked.get('search') ?? '').split(/\s+/).filter(Boolean);
    const conditions = words.map(word => this.#wordCondition(word));
    for (const [name, value] of asked) {
      const key = /^filter\[(.+)\]$/.exec(name)?.[1];
      if (key !== undefined) conditions.push([`${this.#column(key).sql} = ?`, [value]]);
    }
    const { where, values } = this.#options;
    return {
      condition: [`(${where})`, ...conditions.map(([sql]) => sql)].join(' AND '),
      values: [...values, ...conditions.flatMap(([, found]) => found)],
    };
  }

  /** A word may be part of any column; of one with labels, of what people see. */
  #wordCondition(word) {
    const lower = word.toLowerCase();
    const conditions = [];
    for (const { sql, labels, isDate, isSearched } of this.#columns.values()) {
      if (!isSearched) continue;
      const entries = Object.entries(labels);
      const text = isDate ? `CAST(${sql} AS CHAR(30))` : sql;
      if (!entries.length)
        conditions.push(
          ...patterns(word, isDate).map(like => [`LOWER(${text}) LIKE LOWER(?) ESCAPE '!'`, [like]]),
        );
      const found = entries
        .filter(([, label]) => label.toLowerCase().includes(lower))
        .map(([value]) => value);
      if (found.length) conditions.push([`${sql} IN (${found.map(() => '?').join(', ')})`, found]);
    }
    if (!conditions.length) return ['1 = 0', []];
    return [`(${conditions.map(([sql]) => sql).join(' OR ')})`, conditions.flatMap(([, values]) => values)];
  }

  #column(key) {
    const column = this.#columns.get(key);
    if (!column) throw new UnknownName('The list has no such column.');
    return column;
  }

  #count({ condition, values }) {
    const sql = `SELECT COUNT(*) AS total FROM ${this.#options.from} WHERE ${condition}`;
    return this.#options.counted(JSON.stringify([sql, values]), async () => {
      const [row] = await this.#query(sql, values);
      return Number(row.total);
    });
  }
}

/** What texts are like that contain a word. A date is kept as 2026-07-05 and seen as 5 Jul 2026. */
function patterns(word, isDate) {
  const named = months.flatMap((month, index) =>
    isDate && month.includes(word.toLowerCase()) ? [`%-${String(index + 1).padStart(2, '0')}-%`] : [],
  );
  // Not escaped with a backslash, which means something else in MySQL.
  return [`%${word.replace(/[!%_]/g, '!$&')}%`, ...named];
}

function number(asked, name, otherwise) {
  const value = asked.get(name) ?? String(otherwise);
  if (!/^\d{1,12}$/.test(value)) throw new UnknownName(`${name} is not a number of rows.`);
  return Number(value);
}
