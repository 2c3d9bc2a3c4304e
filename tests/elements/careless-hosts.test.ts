import { waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answering } from '../support/answers/answering.ts';
import { numbersTo } from '../support/answers/batches.ts';
import { allowLogged, expectLogged } from '../support/console.ts';
import { everyList, type ListCase } from '../support/every-list.ts';
import { type Screen, shown, staffDetails } from '../support/screen.ts';

type Row = Readonly<Record<string, unknown>>;

beforeEach(() => page.viewport(1280, 800));

/** Shows the list and waits until it has finished loading. */
async function showList(list: ListCase, reply: (request: Request) => unknown): Promise<Screen> {
  answering({ reply });
  const screen = await shown(list.element, list.attributes);
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  return screen;
}

/** An answer with these rows in the format of the list's host. */
const answerWith = ({ host: { columns }, answersAtOnce }: ListCase, data: readonly unknown[]) =>
  answersAtOnce ? { data } : { data, total: data.length, ...(columns.length && { columns }) };

const validRows = ({ host }: ListCase, count: number): Row[] => numbersTo(count).map(host.row);
const fillCells = (row: Row, cell: unknown): Row =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, key === 'id' || key === '_id' ? value : cell]),
  );
const withoutId = ({ id: _, _id: __, ...row }: Row): Row => row;
const countText = ({ root }: Screen) => root.querySelector('.count')?.textContent;
const failureText = ({ root }: Screen) => root.querySelector('.failed')?.textContent;
const bodyText = ({ root }: Screen) =>
  [...root.querySelectorAll('tbody tr')].map(row => row.textContent).join('\n');

const answersWithoutRows: readonly [string, () => Response][] = [
  ['a bare list of rows', () => Response.json([{ id: 1 }])],
  ['no data', () => Response.json({})],
  ['data that is null', () => Response.json({ data: null })],
  ['data that is an object', () => Response.json({ data: { 1: { id: 1 } } })],
];

// All lists share one table component: an ordinary run checks three of them, the full run all.
const typical = ['psp-table', 'psp-review-queue', 'psp-travel-requests'];
const isTypical = ([tag]: (typeof everyList)[number]) => typical.includes(tag);

describe.each(everyList.filter(isTypical))('%s with a host', testList);
describe.each(everyList.filter(list => !isTypical(list)))('%s with a host', { tags: ['slow'] }, testList);

function testList(tag: string, list: ListCase) {
  const name = tag.replace(/ .*/, '');

  it.each(answersWithoutRows)('[NET-05] [NET-11] that answers with %s shows a failure', async (_, reply) => {
    expectLogged(new RegExp(`^${name}: GET .*ERR_SHAPE`));
    const screen = await showList(list, reply);
    expect(failureText(screen)).toBe('The list could not be loaded.No entries available.Retry');
    expect(screen.heard('psp:error')).toHaveLength(1);
  });

  it('[TBL-19] [NET-11] that sends rows twice with ten unknown fields shows each row once, and the count received', async () => {
    expectLogged('3 of 6 rows repeat the id of another');
    const unknownFields = Object.fromEntries(
      numbersTo(10).map(field => [`unknown${field}`, { deep: [field] }]),
    );
    const rows = validRows(list, 3).map(row => ({ ...row, ...unknownFields }));
    const screen = await showList(list, () => answerWith(list, [...rows, ...rows]));
    expect([countText(screen), screen.getByText('Showing 3 of 6.')]).toEqual(['1–3 of 3', expect.anything()]);
  });

  it('[NET-13] that sends rows without ids shows them, and logs that', async () => {
    expectLogged('3 of 3 rows have no id');
    const screen = await showList(list, () => answerWith(list, validRows(list, 3).map(withoutId)));
    expect(countText(screen)).toBe('1–3 of 3');
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['{display: null}', { display: null }],
    ['a list of numbers', [1, 2]],
  ])('[TBL-18] whose cells are %s shows them empty', async (_, cell) => {
    const screen = await showList(list, () =>
      answerWith(
        list,
        validRows(list, 2).map(row => fillCells(row, cell)),
      ),
    );
    expect(countText(screen)).toBe('1–2 of 2');
    expect(bodyText(screen)).not.toMatch(/null|undefined|object|NaN|Invalid/);
  });

  it('[TBL-10] [NET-13] whose cells are objects without display shows them empty, and logs their columns', async () => {
    expectLogged(/the cells of "\w+( \(CT\))?" are objects without "display"/);
    const screen = await showList(list, () =>
      answerWith(
        list,
        validRows(list, 2).map(row => fillCells(row, { name: 'Riverside' })),
      ),
    );
    expect(countText(screen)).toBe('1–2 of 2');
    expect(bodyText(screen)).not.toMatch(/Riverside|object/);
  });

  it.each(['1.000,50', '<b>bold</b> &amp; <img src=x onerror=alert(1)>'])(
    '[TBL-18] [UI-14] whose cells are %s shows them as plain text',
    async text => {
      allowLogged();
      const screen = await showList(list, () =>
        answerWith(
          list,
          validRows(list, 2).map(row => fillCells(row, text)),
        ),
      );
      expect(bodyText(screen)).toContain(text);
      expect(screen.root.querySelector('img, b')).toBeNull();
    },
  );
}

const batched = everyList.filter(([, { answersAtOnce }]) => !answersAtOnce);

describe.each(batched)('%s, loaded in batches, with a host', (_, list) => {
  it('[NET-11] [NET-14] that announces 50 rows and sends none shows a failure, and logs it', async () => {
    expectLogged('fewer rows than its "total"');
    const screen = await showList(list, () => ({ ...answerWith(list, []), total: 50 }));
    expect(failureText(screen)).toContain('The list could not be loaded.');
  });

  it('[NET-11] that sends other values among its rows shows the rows, and how many of all', async () => {
    expectLogged('4 of 5 entries of "data" are not rows');
    const [row] = validRows(list, 1);
    const screen = await showList(list, () => answerWith(list, [null, 1, row, 'x', true]));
    expect([countText(screen), screen.getByText('Showing 1 of 5.')]).toEqual(['1–1 of 1', expect.anything()]);
  });

  it('[NET-13] whose rows are arrays of cells shows how to send them instead of an empty list', async () => {
    expectLogged('The entries of "data" in the answer are not rows');
    const screen = await showList(list, () =>
      answerWith(list, [
        ['ERR-1', '12.50'],
        ['ERR-2', '8.00'],
      ]),
    );
    expect(await staffDetails(screen)).toContain('The entries of "data"');
    expect(screen.heard('psp:error')).toMatchObject([{ code: 'ERR_COLUMNS' }]);
  });
});
