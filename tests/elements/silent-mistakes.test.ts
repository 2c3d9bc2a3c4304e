import { waitFor } from '@testing-library/dom';
import { beforeEach, expect, it } from 'vitest';
import { answering } from '../support/answers/answering.ts';
import { allowLogged, logged, mistakesReported } from '../support/console.ts';
import { everyElement } from '../support/every-element.ts';

const columns = [
  { data: 'name', title: 'Name' },
  { data: 'due', title: 'Due' },
];
const row = { id: 1, name: 'Ana Roe', due: '31 Jan 2026' };
const table = (endpoint: string) => `<psp-table data-endpoint="${endpoint}"></psp-table>`;
const breadcrumbs = (items: string) => `<psp-breadcrumbs data-items='${items}'></psp-breadcrumbs>`;
const copyText = (text: string) => `<psp-copy-text data-text="${text}"></psp-copy-text>`;
const answers: Readonly<Record<string, object>> = {
  '/list/': { columns, data: [row], total: 1 },
  '/keys/': { columns, data: [row], totla: 1 },
  '/rows/': { columns, data: [{ id: 1, name: 'Ana Roe', Due: '31 Jan 2026' }], total: 1 },
};

const profile =
  '{"id": "41", "enabled": true, "isPrimary": true, "site": {"enabled": true, "configuration": {"restricted": false}}, "study": {"archived": false, "status": "active", "configuration": {"restricted": false}}}';

interface Mistake {
  readonly wrong: string;
  readonly right: string;
  readonly says: RegExp;
}

/** A mistake in each place of a page or an answer. Which mistakes are found is tested in tests/unit. */
const mistakes: readonly (readonly [string, Mistake])[] = [
  [
    'in the keys of an answer',
    {
      wrong: table('/keys/'),
      right: table('/list/'),
      says: /^psp-table: GET \/keys\/: "totla" is ignored\. Use "total"\.$/,
    },
  ],
  [
    'in the rows of an answer',
    {
      wrong: table('/rows/'),
      right: table('/list/'),
      says: /no row has the column key "due"\. Did you mean "Due"\?$/,
    },
  ],
  [
    'in the JSON of an attribute',
    {
      wrong: breadcrumbs('[{"label": "Sites", "Href": "/sites/"}]'),
      right: breadcrumbs('[{"label": "Sites", "href": "/sites/"}]'),
      says: /^psp-breadcrumbs: data-items: "0\.Href" is ignored\. Use "href"\.$/,
    },
  ],
  [
    'in the text of an attribute',
    {
      wrong: copyText('undefined'),
      right: copyText('{{ 4512 }}'),
      says: /^psp-copy-text: data-text is "undefined", which templates print/,
    },
  ],
  [
    'in a record whose schema has put null in the place of what is missing',
    {
      wrong: `<psp-my-studies data-profiles='[${profile.replace('isPrimary', 'is_primary')}]'></psp-my-studies>`,
      right: `<psp-my-studies data-profiles='[${profile}]'></psp-my-studies>`,
      says: /^psp-my-studies: data-profiles: "0\.is_primary" is ignored\. Use "isPrimary"\.$/,
    },
  ],
];

beforeEach(() => {
  allowLogged();
  answering({ reply: ({ url }) => answers[new URL(url).pathname] });
});

/** Shows the markup until nothing is loading any more, and all mistakes have been reported. */
async function show(markup: string): Promise<void> {
  for (const element of everyElement) if (markup.includes(`<${element.definition.tag} `)) element.define();
  const page = document.createElement('div');
  page.innerHTML = markup;
  document.body.append(page);
  for (const element of page.querySelectorAll('psp-table, psp-breadcrumbs, psp-copy-text, psp-my-studies'))
    await waitFor(() => expect(element.matches(':state(psp-settled)')).toBe(true));
  // Some are found by a check that waits for an idle browser.
  for (let count = 0; count < 3; count += 1) await mistakesReported();
}

it('[NET-21] reports each mistake once on a page, and no value of a record', async () => {
  await show(mistakes.map(([, { wrong }]) => `<div>${wrong + wrong}</div>`).join(''));
  const reports = mistakes.map(([place, { says }]) => [
    place,
    logged().filter(line => says.test(line)).length,
  ]);
  expect(reports).toEqual(mistakes.map(([place]) => [place, 1]));
  expect(logged().join('\n')).not.toMatch(/Roe|4512|31 Jan/);
});

it('[NET-21] reports nothing on a page without mistakes', async () => {
  await show(mistakes.map(([, { right: markup }]) => markup).join(''));
  expect(logged()).toEqual([]);
});
