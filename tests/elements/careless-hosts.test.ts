import { waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answering } from '../support/answers/answering.ts';
import { numbersTo } from '../support/answers/batches.ts';
import { allowLogged, expectLogged } from '../support/console.ts';
import { everyList, type ListCase } from '../support/every-list.ts';
import { type Screen, shown } from '../support/screen.ts';

type Row = Readonly<Record<string, unknown>>;

beforeEach(() => page.viewport(1280, 800));

/** The list on a host that answers so, once nothing more is on its way. */
async function listOn(list: ListCase, reply: (request: Request) => unknown): Promise<Screen> {
  answering({ reply });
  const screen = await shown(list.element, list.attributes);
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  return screen;
}

/** These rows, as this host would send them. */
const answerOf = ({ host: { columns }, answersAtOnce }: ListCase, data: readonly unknown[]) =>
  answersAtOnce ? { data } : { data, total: data.length, ...(columns.length && { columns }) };

const rowsTo = ({ host }: ListCase, count: number): Row[] => numbersTo(count).map(host.row);
const eachCell = (row: Row, cell: unknown): Row =>
  Object.fromEntries(
    Object.entries(row).map(([key, sent]) => [key, key === 'id' || key === '_id' ? sent : cell]),
  );
const withoutId = ({ id: _, _id: __, ...row }: Row): Row => row;
const count = ({ root }: Screen) => root.querySelector('.count')?.textContent;
const failed = ({ root }: Screen) => root.querySelector('.failed')?.textContent;
const texts = ({ root }: Screen) =>
  [...root.querySelectorAll('tbody tr')].map(row => row.textContent).join('\n');

const html = (body: string) => new Response(body, { headers: { 'content-type': 'text/html' } });
const answersWithoutRows: readonly [string, () => Response][] = [
  ['a page', () => html('<h1>Maintenance</h1>')],
  ['nothing', () => new Response(null, { status: 204 })],
  ['null', () => Response.json(null)],
  ['a text', () => Response.json('hello')],
  ['rows without a place', () => Response.json([{ id: 1 }])],
  ['no data', () => Response.json({})],
  ['data that is null', () => Response.json({ data: null })],
  ['data that is no list', () => Response.json({ data: { 1: { id: 1 } } })],
];

describe.each(everyList)('%s on a host', (tag, list) => {
  const name = tag.replace(/ .*/, '');

  it.each(answersWithoutRows)(
    '[NET-05] [NET-11] that answers with %s has failed, and says so',
    async (_, reply) => {
      expectLogged(new RegExp(`^${name}: GET .*(ERR_SHAPE|ERR_PARSE)`));
      const screen = await listOn(list, reply);
      expect(failed(screen)).toBe('The list could not be loaded.No entries available.Retry');
      expect(screen.heard('psp:error')).toHaveLength(1);
      expect(screen.root.textContent).not.toContain('Maintenance');
    },
  );

  it('[NET-15] that answers with its login page says that the session has ended', async () => {
    expectLogged('ERR_SESSION');
    const screen = await listOn(list, () => html('<form><input type=password></form>'));
    expect(failed(screen)).toContain('Your session has ended.');
  });

  it('[NET-01] [NET-11] that leads to another site has failed after three attempts', async () => {
    expectLogged('ERR_NETWORK');
    const asked: string[] = [];
    const screen = await listOn(list, ({ url }) => {
      asked.push(url);
      throw new TypeError('Failed to fetch');
    });
    expect(asked).toHaveLength(3);
    expect(failed(screen)).toContain('The list could not be loaded.');
  });

  it('[NET-12] that fails once with 500 is asked again by itself', async () => {
    let times = 0;
    const screen = await listOn(list, () => {
      times += 1;
      return times === 1 ? new Response('', { status: 500 }) : answerOf(list, rowsTo(list, 3));
    });
    expect(count(screen)).toBe('1–3 of 3');
  });

  it('[TBL-19] [NET-11] that sends its rows twice, and ten fields more, shows each once and says how many came', async () => {
    expectLogged('3 of 6 rows repeat the id of another');
    const more = Object.fromEntries(numbersTo(10).map(field => [`more${field}`, { deep: [field] }]));
    const rows = rowsTo(list, 3).map(row => ({ ...row, ...more }));
    const screen = await listOn(list, () => answerOf(list, [...rows, ...rows]));
    expect([count(screen), screen.getByText('Showing 3 of 6.')]).toEqual(['1–3 of 3', expect.anything()]);
  });

  it('[NET-13] that names none of its rows shows them, and says what is missing', async () => {
    expectLogged('3 of 3 rows have no id');
    const screen = await listOn(list, () => answerOf(list, rowsTo(list, 3).map(withoutId)));
    expect(count(screen)).toBe('1–3 of 3');
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['{display: null}', { display: null }],
    ['a list of numbers', [1, 2]],
  ])('[TBL-18] whose cells are %s shows them empty', async (_, cell) => {
    const screen = await listOn(list, () =>
      answerOf(
        list,
        rowsTo(list, 2).map(row => eachCell(row, cell)),
      ),
    );
    expect(count(screen)).toBe('1–2 of 2');
    expect(texts(screen)).not.toMatch(/null|undefined|object|NaN|Invalid/);
  });

  it('[TBL-10] [NET-13] whose cells are records shows nothing of them, and says which', async () => {
    expectLogged(/the cells of "\w+( \(CT\))?" are objects without "display"/);
    const screen = await listOn(list, () =>
      answerOf(
        list,
        rowsTo(list, 2).map(row => eachCell(row, { name: 'Riverside' })),
      ),
    );
    expect(count(screen)).toBe('1–2 of 2');
    expect(texts(screen)).not.toMatch(/Riverside|object/);
  });

  it.each(['1.000,50', '<b>bold</b> &amp; <img src=x onerror=alert(1)>'])(
    '[TBL-18] [UI-14] shows %s as it is',
    async text => {
      allowLogged();
      const screen = await listOn(list, () =>
        answerOf(
          list,
          rowsTo(list, 2).map(row => eachCell(row, text)),
        ),
      );
      expect(texts(screen)).toContain(text);
      expect(screen.root.querySelector('img, b')).toBeNull();
    },
  );
});

const batched = everyList.filter(([, { answersAtOnce }]) => !answersAtOnce);

describe.each(batched)('%s, loaded by batches, on a host', (_, list) => {
  it('[NET-11] [NET-14] that says there are 50 rows and sends none has failed; that is logged', async () => {
    expectLogged('fewer rows than its "total"');
    const screen = await listOn(list, () => ({ ...answerOf(list, []), total: 50 }));
    expect(failed(screen)).toContain('The list could not be loaded.');
  });

  it('[NET-11] among whose rows are other things shows the rows, and says how much it left out', async () => {
    expectLogged('4 of 5 entries of "data" are no rows');
    const [row] = rowsTo(list, 1);
    // A card is shown from whatever holds fields.
    const screen = await listOn(list, () => answerOf(list, [null, 1, row, 'x', true]));
    expect([count(screen), screen.getByText('Showing 1 of 5.')]).toEqual(['1–1 of 1', expect.anything()]);
  });

  it('[NET-13] whose rows are lists of cells is told how to send them, and not taken for empty', async () => {
    expectLogged('What the answer has in "data" are no rows');
    const screen = await listOn(list, () =>
      answerOf(list, [
        ['ERR-1', '12.50'],
        ['ERR-2', '8.00'],
      ]),
    );
    expect(failed(screen)).toContain('send each as an object');
    expect(screen.heard('psp:error')).toMatchObject([{ code: 'ERR_COLUMNS' }]);
  });
});
