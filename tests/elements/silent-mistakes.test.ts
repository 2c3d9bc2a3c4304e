import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Rule } from '../../src/domain/mistakes/mistakes.ts';
import { answering } from '../support/answers/answering.ts';
import { allowLogged, logged, mistakesReported } from '../support/console.ts';
import { everyElement } from '../support/every-element.ts';

/** A page with a mistake and the same page without it. */
interface Mistake {
  /** Markup; {base} is a folder of its own for each page, below which its calls go. */
  readonly wrong: string;
  readonly right: string;
  /** The answers to the calls of the two pages, or what makes them of a request. */
  readonly wrongAnswer?: unknown;
  readonly rightAnswer?: unknown;
  readonly says: RegExp;
  /** The element reports it as its own failure, so each one does. */
  readonly isPerElement?: true;
}

const columns = [
  { data: 'name', title: 'Name' },
  { data: 'due', title: 'Due' },
];
const row = { id: 1, name: 'Ana Roe', due: '31 Jan 2026' };
const answer = (data: readonly unknown[], more: object = {}) => ({
  columns,
  data,
  total: data.length,
  ...more,
});
const table = '<psp-table data-endpoint="{base}/list/"></psp-table>';
const inTable = (wrongAnswer: unknown, rightAnswer: unknown = answer([row])) => ({
  wrong: table,
  right: table,
  wrongAnswer,
  rightAnswer,
});
const breadcrumbs = (items: string) => `<psp-breadcrumbs data-items='${items}'></psp-breadcrumbs>`;
const site = (id: string) =>
  `<psp-pending-actions data-api-base="{base}" data-site-id="${id}"></psp-pending-actions>`;

/** Rules about what happens after a person has done something, and of `psp check`: tested elsewhere. */
type RuleTestedElsewhere = 'no-token' | 'filter-choices' | 'filter-column';

const mistakesByRule: Readonly<Record<Exclude<Rule, RuleTestedElsewhere>, readonly Mistake[]>> = {
  'near-key': [
    {
      ...inTable({ columns, data: [row], totla: 1 }),
      says: /^psp-table: GET \/near-key\/b\/wrong\/list\/: "totla" is a key that nothing reads\. Write "total"\.$/,
    },
    {
      wrong: '<psp-card-list data-endpoint="{base}/cards/"></psp-card-list>',
      right: '<psp-card-list data-endpoint="{base}/cards/"></psp-card-list>',
      wrongAnswer: { data: [{ id: 1, last_eight_digits: '01234512' }], total: 1 },
      rightAnswer: { data: [{ id: 1, lastEightDigits: '01234512' }], total: 1 },
      says: /^psp-card-list: .*"data\.0\.last_eight_digits" is a key that nothing reads\. Write "lastEightDigits"\.$/,
    },
    {
      wrong: breadcrumbs('[{"label": "Sites", "Href": "/sites/"}]'),
      right: breadcrumbs('[{"label": "Sites", "href": "/sites/"}]'),
      says: /^psp-breadcrumbs: data-items: "0\.Href" is a key that nothing reads\. Write "href"\.$/,
    },
  ],
  'foreign-key': [
    {
      ...inTable({ columns, rows: [row], total: 1 }),
      says: /"rows" is a name of other table libraries.* Write "data"\.$/,
    },
  ],
  'list-as-object': [
    {
      ...inTable({ columns, data: { 1: row, 4: row }, total: 2 }),
      says: /"data" is an object with numbers as keys.*array_values/,
    },
    {
      wrong: site('12'),
      right: site('12'),
      wrongAnswer: { 1: { id: 'a' }, 4: { id: 'b' } },
      rightAnswer: [],
      says: /^psp-pending-actions: GET .*: the answer is an object with numbers as keys/,
    },
  ],
  'zoned-time': [
    {
      ...inTable(answer([{ ...row, due: { display: '2026-05-06T23:30:00Z', type: 'date' } }])),
      says: /^psp-table: GET .*: "data\.0\.due" is in a time zone/,
    },
    {
      wrong: site('12'),
      right: site('12'),
      wrongAnswer: [{ id: 'a', submissionDate: '2026-05-06T23:30:00-04:00' }],
      rightAnswer: [{ id: 'a', submissionDate: '2026-05-06 23:30:00' }],
      says: /^psp-pending-actions: GET .*: "0\.submissionDate" is in a time zone/,
    },
  ],
  'near-column': [
    {
      ...inTable(answer([{ id: 1, name: 'Ana Roe', Due: '31 Jan 2026' }])),
      says: /no row has "due", the key of a column\. Did you mean "Due"\?$/,
    },
  ],
  'empty-column': [
    {
      ...inTable(answer([{ id: 1, name: 'Ana Roe' }])),
      says: /no row has "due", the key of a column\. Give the column /,
    },
  ],
  'no-column-filled': [
    {
      ...inTable(answer([{ id: 1, surname: 'Roe', when: 'now' }])),
      says: /no row has the key of any column \(name, due\)/,
    },
  ],
  'html-in-cell': [
    {
      ...inTable(
        answer([row, { ...row, id: 2, name: { display: '<a href="/p/2">Ana Roe</a>' } }]),
        answer([{ ...row, name: { display: 'Roe <3', href: '/p/2' } }]),
      ),
      says: /the cells of "name" contain HTML \(row 2 is the first\).* Send \{display, href\}\.$/,
    },
  ],
  'empty-json': [
    {
      wrong: '<psp-table data-endpoint="{base}/list/" data-params=""></psp-table>',
      right: '<psp-table data-endpoint="{base}/list/" data-params="{}"></psp-table>',
      wrongAnswer: answer([row]),
      rightAnswer: answer([row]),
      says: /^psp-table: data-params is empty; did json_encode fail\?/,
    },
    {
      wrong: breadcrumbs(''),
      right: breadcrumbs('[]'),
      says: /^psp-breadcrumbs: data-items is empty; did json_encode fail\?/,
      isPerElement: true,
    },
  ],
  'unrendered-expression': [
    {
      wrong: '<psp-copy-text data-text="{{ patient.number }}"></psp-copy-text>',
      right: '<psp-copy-text data-text="{4512}"></psp-copy-text>',
      says: /^psp-copy-text: data-text holds an expression that the server did not evaluate/,
    },
  ],
  'word-for-nothing': [
    {
      wrong: site('None'),
      right: site('12'),
      wrongAnswer: [],
      rightAnswer: [],
      says: /^psp-pending-actions: data-site-id is "None"/,
    },
    {
      wrong: breadcrumbs('[{"label": None}]'),
      right: breadcrumbs('[{"label": "None"}]'),
      says: /^psp-breadcrumbs: data-items is not valid JSON .* It contains Python's None, True or False/,
      isPerElement: true,
    },
  ],
  'in-button': [
    {
      wrong: '<button><psp-copy-text data-text="4512"></psp-copy-text></button>',
      right: '<p><psp-copy-text data-text="4512"></psp-copy-text></p>',
      says: /^psp-copy-text: it stands in a <button>/,
    },
  ],
};

const cases = Object.entries(mistakesByRule).flatMap(([rule, mistakes]) =>
  mistakes.map((mistake, index) => [`${rule} ${index + 1}`, mistake] as const),
);

/** Adds a page's markup with a folder of its own for its calls. */
function show(markup: string, folder: string): void {
  const page = document.createElement('div');
  page.innerHTML = markup.replaceAll('{base}', folder);
  document.body.append(page);
}

const folderOf = (name: string) => `/${name.replace(/ (\d)/, (_, index) => `/${'abcdefghijk'[index]}`)}`;

/** Answers the calls of both pages of each mistake. */
function answerAll(): void {
  const pages = cases.flatMap(([name, { wrongAnswer, rightAnswer }]) => [
    { folder: `${folderOf(name)}/wrong/`, answer: wrongAnswer },
    { folder: `${folderOf(name)}/right/`, answer: rightAnswer },
  ]);
  answering({
    reply: request => {
      const { pathname } = new URL(request.url);
      const answer = pages.find(({ folder }) => pathname.startsWith(folder))?.answer;
      const sent = typeof answer === 'function' ? answer(request) : answer;
      return sent instanceof Response ? sent.clone() : sent;
    },
  });
}

function defineIn(markup: string): void {
  for (const element of everyElement) if (markup.includes(`<${element.definition.tag} `)) element.define();
}

/** Resolves when all mistakes have been named, also those found by a check that was waiting for an idle browser. */
async function allNamed(): Promise<void> {
  for (let count = 0; count < 3; count += 1) await mistakesReported();
}

it('[NET-21] names nothing on pages without mistakes', async () => {
  allowLogged();
  answerAll();
  for (const [name, { right }] of cases) {
    defineIn(right);
    show(right, `${folderOf(name)}/right`);
  }
  const shown = () =>
    [...document.querySelectorAll('*')].filter(({ localName }) => localName.startsWith('psp-'));
  await waitFor(() => expect(shown().filter(element => !element.matches(':state(psp-settled)'))).toEqual([]));
  await allNamed();
  expect(logged()).toEqual([]);
});

it.each(cases)('[NET-21] names %s, and only once on a page', async (name, { wrong, says, isPerElement }) => {
  allowLogged();
  answerAll();
  defineIn(wrong);
  const times = () => logged().filter(line => says.test(line)).length;
  show(wrong, `${folderOf(name)}/wrong`);
  await waitFor(() => expect(times()).toBe(1));
  show(wrong, `${folderOf(name)}/wrong`);
  if (isPerElement) await waitFor(() => expect(times()).toBe(2));
  await waitFor(() => expect(isSettled()).toBe(true));
  await allNamed();
  expect(times()).toBe(isPerElement ? 2 : 1);
  expect(logged().join('\n')).not.toMatch(/Roe|4512|31 Jan|17698/);
});

/** Whether nothing is loading any more. */
const isSettled = (): boolean =>
  [...document.querySelectorAll('*')].every(
    ({ shadowRoot }) => !shadowRoot?.querySelector('.skeleton, .table [role="progressbar"]'),
  );
