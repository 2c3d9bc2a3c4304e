import { type AnswerProblem, wholeAnswerProblem } from './answer-problem.ts';
import {
  type AskList,
  type ListAnswer,
  lastRowProblem,
  type Row,
  recordsIn,
  refusal,
  shownIn,
} from './list-answer.ts';
import { countIn, idOf } from './rows.ts';

/** A search text that matches no row. */
const unmatched = 'zqxjkvzq';
const mostWords = 4;

/** A word of the first row, and what a search for it finds. */
interface Word {
  readonly text: string;
  readonly answer: ListAnswer;
}

/** Checks the search of a host-paged list. Words of the first row are searched for, and never named. `isPaging`: its pages are in order. [TBL-24] */
export async function searchProblems(
  first: ListAnswer,
  isPaging: boolean,
  ask: AskList,
): Promise<AnswerProblem[]> {
  const none = await ask({ search: unmatched });
  if (!none.rows) return [refusal(`search=${unmatched}`, none, answerSearch)];
  if (none.rows.length || none.total !== 0) return [searchIgnored];
  const [row] = recordsIn(first);
  const words: Word[] = [];
  for (const text of row ? wordsIn(row, first) : [])
    words.push({ text, answer: await ask({ search: text }) });
  const refused = words.find(({ answer }) => !answer.rows);
  if (refused) return [refusal('A search for a word of row 1', refused.answer, answerSearch)];
  const found = words.filter(({ answer }) => answer.total !== 0);
  if (words.length && !found.length) return [nothingFound];
  const { text = '', answer } = found[0] ?? {};
  const problems = [
    await quotesProblem(ask),
    totalAllProblem(first, none),
    isPaging ? await lastRowProblem(ask, { search: text }, answer?.total, 'a search') : undefined,
    await wordsProblem(found, row, ask),
    await caseNote(text, ask),
  ];
  return problems.filter(problem => problem !== undefined);
}

const answerSearch =
  'Answer a search with 200 and the rows that contain each of its words; with an empty list and a total of 0 if there are none.';
const wantedRows =
  'Send the rows that contain each word of `search`, in whichever column, and count those in `total`.';

const searchIgnored = wholeAnswerProblem(
  'search-ignored',
  `A search for "${unmatched}" finds rows, or its total is not 0.`,
  wantedRows,
);
const nothingFound = wholeAnswerProblem(
  'search-ignored',
  'A search finds no row for any word of row 1.',
  wantedRows,
);

/** One word of each column, of letters only: hosts may write numbers and dates in another way than they store them. */
function wordsIn(row: Row, { json }: ListAnswer): string[] {
  const { columns } = Object(json) as { readonly columns?: unknown };
  const keys = Array.isArray(columns) ? columns.map(column => String(Object(column).data)) : Object.keys(row);
  const words = keys
    .filter(key => !/^(_|id$)/.test(key) && Object(row[key]).type !== 'date')
    .flatMap(key => shownIn(row[key]).split(/\s+/).filter(isWord).slice(0, 1));
  return [...new Set(words)].slice(0, mostWords);
}

const isWord = (text: string): boolean => /^\p{L}{3,}$/u.test(text);

/** Quotes that reach SQL as they are sent break the statement. */
async function quotesProblem(ask: AskList): Promise<AnswerProblem | undefined> {
  const answer = await ask({ search: `${unmatched}'"` });
  return answer.rows
    ? undefined
    : refusal(
        'A search for \' and "',
        answer,
        'Never write what a request sends into SQL: bind it as a value.',
      );
}

function totalAllProblem(first: ListAnswer, { json }: ListAnswer): AnswerProblem | undefined {
  const [all, before] = [json, first.json].map(each => countIn(Object(each).totalAll));
  const count = first.rows?.length ?? 0;
  return all !== undefined && before !== undefined && all < count && before >= count
    ? wholeAnswerProblem(
        'wrong-total',
        `totalAll is ${all} with a search, and the list has more rows.`,
        'Let totalAll count the rows without search and filters, or leave it out.',
      )
    : undefined;
}

/** Checks that a row has to contain each of the words, in whichever columns. */
async function wordsProblem(
  found: readonly Word[],
  row: Row | undefined,
  ask: AskList,
): Promise<AnswerProblem | undefined> {
  const ofFirstRow = found.filter(({ answer }) => answer.rows?.some(each => isSameRow(each, row)));
  const [one, other] = ofFirstRow.map(({ text }) => text);
  if (one !== undefined && (await ask({ search: `${one} ${unmatched}` })).total)
    return wholeAnswerProblem(
      'search-words',
      'A search for two words finds rows that contain only one of them.',
      wantedRows,
    );
  if (one === undefined || other === undefined) return undefined;
  return (await ask({ search: `${one} ${other}` })).total === 0
    ? wholeAnswerProblem(
        'search-words',
        'A search for two words of row 1, from two columns, finds no row.',
        wantedRows,
      )
    : undefined;
}

const isSameRow = (one: unknown, other: Row | undefined): boolean =>
  idOf(one) !== undefined && idOf(one) === idOf(other);

async function caseNote(word: string, ask: AskList): Promise<AnswerProblem | undefined> {
  if (!word) return undefined;
  const lower = word.toLowerCase();
  const { total } = await ask({ search: word === lower ? word.toUpperCase() : lower });
  return total === 0
    ? wholeAnswerProblem(
        'search-case',
        'A search finds a word, and not the same word with other capitals.',
        'Search without regard to capital letters, as lists without data-paging do.',
        'note',
      )
    : undefined;
}
