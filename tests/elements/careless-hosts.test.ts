import { waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answering } from '../support/answers/answering.ts';
import { numbersTo } from '../support/answers/batches.ts';
import { expectLogged } from '../support/console.ts';
import { everyList, type ListCase } from '../support/every-list.ts';
import { type Screen, shown } from '../support/screen.ts';

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

// All lists share one table component: an ordinary run checks three of them, the full run all.
const typical = ['psp-table', 'psp-review-queue', 'psp-travel-requests'];
const isTypical = ([tag]: (typeof everyList)[number]) => typical.includes(tag);

describe.each(everyList.filter(isTypical))('%s with a host', testList);
describe.each(everyList.filter(list => !isTypical(list)))('%s with a host', { tags: ['slow'] }, testList);

function testList(tag: string, list: ListCase) {
  const name = tag.replace(/ .*/, '');

  it('[NET-05] [NET-11] that answers without rows shows a failure', async () => {
    expectLogged(new RegExp(`^${name}: GET .*ERR_SHAPE`));
    const screen = await showList(list, () => Response.json({}));
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
}
