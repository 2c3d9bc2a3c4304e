import {
  type AskList,
  countIn,
  idOf,
  type ListAnswer,
  type Row,
  recordsIn,
  shownIn,
  withoutRows,
} from './list-answer.ts';

/** A search text that matches no row. */
const unmatched = 'zqxjkvzq';
const maxWords = 4;

const wantedRows =
  'Send the rows that contain each word of "search", in whichever column, and count those in "total".';

/** What is wrong with the search of a host-paged list. Words of the first row are searched for, and never named. [TBL-24] */
export async function* searchMistakes(first: ListAnswer, ask: AskList): AsyncGenerator<string> {
  const none = await ask({ search: unmatched });
  if (!none.rows) return yield withoutRows('A search that finds nothing', none);
  if (none.rows.length || none.total !== 0)
    return yield `A search for "${unmatched}" finds rows, or its total is not 0. ${wantedRows}`;
  const quotes = await ask({ search: `${unmatched}'"` });
  if (!quotes.rows)
    yield `A search for ' and " fails. Never write what a request sends into SQL: bind it as a value.`;
  const all = countIn(none.json.totalAll);
  if (all !== undefined && all < (first.rows ?? []).length && all !== countIn(first.json.totalAll))
    yield `"totalAll" is ${all} with a search, and the list has more rows. Count the rows without search and filters.`;
  const [row] = recordsIn(first);
  if (row) yield* wordMistakes(row, first, ask);
}

/** Searches for words of a row, one by one and two at a time. */
async function* wordMistakes(row: Row, first: ListAnswer, ask: AskList): AsyncGenerator<string> {
  const words = wordsIn(row, first);
  const found: string[] = [];
  let total: number | undefined;
  for (const word of words) {
    const answer = await ask({ search: word });
    if (!answer.rows) return yield withoutRows('A search for a word of row 1', answer);
    // Hosts may search in some columns only.
    if (answer.rows.some(each => idOf(each) !== undefined && idOf(each) === idOf(row))) found.push(word);
    if (answer.total) total ??= answer.total;
  }
  if (words.length && total === undefined)
    return yield `A search finds no row for any word of row 1. ${wantedRows}`;
  const [one, other] = found;
  if (one === undefined) return;
  yield* lastRowMistakes({ search: one }, 'a search', ask);
  if ((await ask({ search: `${one} ${unmatched}` })).total)
    yield `A search for two words finds rows that contain only one of them. ${wantedRows}`;
  else if (other !== undefined && (await ask({ search: `${one} ${other}` })).total === 0)
    yield `A search for two words of row 1, from two columns, finds no row. ${wantedRows}`;
}

/** One word of each column, of letters only: hosts may write numbers and dates in another way than they store them. */
function wordsIn(row: Row, { json: { columns } }: ListAnswer): string[] {
  const keys = Array.isArray(columns) ? columns.map(column => String(Object(column).data)) : Object.keys(row);
  const words = keys
    .filter(key => !/^(_|id$)/.test(key) && Object(row[key]).type !== 'date')
    .flatMap(key => shownIn(row[key]).split(/\s+/).filter(isWord).slice(0, 1));
  return [...new Set(words)].slice(0, maxWords);
}

const isWord = (text: string): boolean => /^\p{L}{3,30}$/u.test(text);

/** Checks a total by the row at its end: the total of a page or of the whole list does not fit. */
export async function* lastRowMistakes(
  parameters: Readonly<Record<string, string>>,
  what: string,
  ask: AskList,
): AsyncGenerator<string> {
  const { total } = await ask(parameters);
  if (!total) return;
  const { rows } = await ask({ ...parameters, skip: total - 1 });
  // A row may have left the list meanwhile.
  if (rows && !rows.length && (await ask(parameters)).total === total)
    yield `The "total" of ${what} is ${total}, and there is no row ${total}. Count the rows that match.`;
}
