import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { userEvent as browser, page } from 'vitest/browser';
import { saveTable, tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, batchOf, type HostTable, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged } from '../support/console.ts';
import { later } from '../support/later.ts';
import { renderLoadedTable, type TableScreen } from '../support/table-screen.ts';

const units = [
  { value: 'km', label: 'Kilometres' },
  { value: 'mi', label: 'Miles' },
];

/** Trips with an editable distance, unit, day and note; `saved` holds the values posted so far. */
function trips(saved: Record<string, string> = {}): HostTable {
  const currentValue = (id: string, column: string, initial: string) => saved[`${id}[${column}]`] ?? initial;
  return {
    columns: ['name', 'distance', 'unit', 'day', 'note'].map(data => ({ data, title: data })),
    row: number => {
      const id = `t${number}`;
      return {
        id,
        name: `Trip ${number}`,
        distance: {
          display: currentValue(id, 'distance', String(number * 10)),
          type: 'editable',
          editConfig: { type: 'number', required: true, min: 1, max: 5000 },
        },
        unit: {
          display: units.find(({ value }) => value === currentValue(id, 'unit', 'km'))?.label,
          type: 'select',
          editConfig: { options: units },
        },
        day: {
          display: currentValue(id, 'day', '2026-05-06'),
          type: 'editable',
          editConfig: { type: 'date', max: '2026-12-31' },
        },
        note: { display: currentValue(id, 'note', ''), type: 'editable' },
      };
    },
  };
}

const editing = { 'data-save-url': '/trips/save/', 'data-token': 'tok' };

interface Host {
  readonly count?: number;
  readonly attributes?: object;
  /** Answers the saves in this order; the last one also answers all further saves. */
  readonly saves?: readonly (() => Response | Promise<Response>)[];
}

/** A table of trips whose host keeps what is saved, and the forms that were posted. */
async function tripTable({ count = 30, attributes = {}, saves = [ok] }: Host = {}) {
  const savedValues: Record<string, string> = {};
  const list = { isRefused: false, isCutShort: false };
  const posted: { readonly fields: readonly (readonly [string, unknown])[]; readonly key: string | null }[] =
    [];
  const sent = answering(
    to(
      saveTable,
      async request => {
        const fields = [...(await request.formData())];
        const answer = saves[Math.min(posted.length, saves.length - 1)] ?? ok;
        posted.push({ fields, key: request.headers.get('idempotency-key') });
        const response = await answer();
        if (response.ok) for (const [name, value] of fields) savedValues[name] = String(value);
        return response;
      },
      '/trips/save/',
    ),
    to(tableBatch, request => {
      if (list.isRefused) return Response.json({}, { status: 403 });
      const table = trips(list.isCutShort ? { ...savedValues, 't1[note]': 'A, checked' } : savedValues);
      const batch = batchOf(table, numbersTo(count), request);
      return Response.json(list.isCutShort ? { ...batch, total: count + 5 } : batch);
    }),
  );
  const screen = await renderLoadedTable({ ...editing, ...attributes });
  await screen.findByRole('button', { name: 'Save' });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  return { screen, posted, sent, list };
}

const ok = () => Response.json({ message: 'done' });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const field = (screen: TableScreen, name: string) => screen.getByRole('textbox', { name });
const type = (screen: TableScreen, name: string, text: string) => browser.fill(field(screen, name), text);
const statusText = (screen: TableScreen) =>
  screen.root.querySelector('.saving-bar [role="status"]')?.textContent;
const save = (screen: TableScreen) => userEvent.click(screen.button('Save'));

describe('editing cells', () => {
  it('[TBL-10] [TBL-21] shows a field by the type of the cell, with the saved value', async () => {
    const { screen } = await tripTable();
    expect(field(screen, 'distance of Trip 2')).toHaveValue('20');
    expect(screen.getByRole('combobox', { name: 'unit of Trip 2' })).toHaveDisplayValue('Kilometres');
    expect(screen.getByLabelText('day of Trip 2')).toHaveValue('2026-05-06');
    expect(field(screen, 'note of Trip 2')).toHaveValue('');
    expect(statusText(screen)).toBe('No unsaved changes');
  });

  it('[TBL-10] is not possible without a save address: cells are read-only', async () => {
    answering(to(tableBatch, request => batchFrom(trips(), numbersTo(3), request)));
    const screen = await renderLoadedTable();
    expect(screen.column(1)).toEqual(['10', '20', '30']);
    expect(screen.column(2)).toEqual(['Kilometres', 'Kilometres', 'Kilometres']);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['an unknown type', { type: 'colour' }],
    ['a select without options', { type: 'select', options: [] }],
    ['a select whose options are not a list', { type: 'select', options: 'km' }],
  ])('[TBL-21] is not possible in a cell with %s', async (_, editConfig) => {
    const rows = {
      columns: [{ data: 'a', title: 'A' }],
      data: [{ id: 1, a: { display: 'x', type: 'editable', editConfig } }],
      total: 1,
    };
    answering(to(tableBatch, rows));
    const screen = await renderLoadedTable(editing);
    expect(await screen.findByText('x')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('combobox', { name: /^A of/ })).toBeNull();
  });

  it('[TBL-11] marks changed cells, and undoes changes one by one or all at once', async () => {
    const { screen } = await tripTable();
    await type(screen, 'distance of Trip 1', '12.5');
    await type(screen, 'note of Trip 2', 'By train');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'unit of Trip 3' }), 'Miles');
    expect(statusText(screen)).toBe('3 unsaved changes');
    expect(field(screen, 'distance of Trip 1')).toHaveAccessibleDescription('Not saved. It was: 10');
    expect(field(screen, 'note of Trip 2')).toHaveAccessibleDescription('Not saved. It was empty.');
    await userEvent.click(screen.button('Undo distance of Trip 1'));
    expect(field(screen, 'distance of Trip 1')).toHaveValue('10');
    expect(screen.root.activeElement).toBe(field(screen, 'distance of Trip 1'));
    await userEvent.click(screen.button('Undo all'));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(statusText(screen)).toBe('2 unsaved changes');
    await userEvent.click(screen.button('Undo all'));
    await userEvent.click(await screen.findByRole('button', { name: 'Ok' }));
    expect(statusText(screen)).toBe('No unsaved changes');
    expect(field(screen, 'note of Trip 2')).toHaveValue('');
  });

  it('[TBL-11] a cell back to its saved value is not a change', async () => {
    const { screen } = await tripTable();
    await type(screen, 'distance of Trip 1', '1');
    expect(statusText(screen)).toBe('1 unsaved change');
    await browser.keyboard('0');
    expect(statusText(screen)).toBe('No unsaved changes');
    await type(screen, 'note of Trip 1', 'Hello');
    await browser.keyboard('{Escape}');
    expect(statusText(screen)).toBe('No unsaved changes');
  });

  it('[TBL-11] survives paging, searching and sorting, which use the saved values', async () => {
    const { screen } = await tripTable();
    await type(screen, 'note of Trip 1', 'Zeppelin');
    await userEvent.click(screen.button('Page 3'));
    await userEvent.click(screen.button('note'));
    await screen.search('Zeppelin');
    expect(await screen.findByText('No matching records found')).toBeVisible();
    expect(statusText(screen)).toBe('1 unsaved change');
    await screen.search('Trip 1');
    await waitFor(() => expect(field(screen, 'note of Trip 1')).toHaveValue('Zeppelin'));
  });

  it('[TBL-11] asks before the page is left while there are unsaved changes', async () => {
    const { screen } = await tripTable();
    const isAskedBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(isAskedBeforeLeaving()).toBe(false);
    await type(screen, 'note of Trip 1', 'A');
    expect(isAskedBeforeLeaving()).toBe(true);
    await save(screen);
    await screen.findByText('Your changes were saved.');
    expect(isAskedBeforeLeaving()).toBe(false);
  });
});

describe('saving', () => {
  it('[TBL-11] [NET-09] posts the edited cells and the meta entries, then shows the reloaded values', async () => {
    const { screen, posted } = await tripTable({ attributes: { 'data-meta': { site: 12, draft: true } } });
    await type(screen, 'distance of Trip 2', '1,250.50');
    await userEvent.click(screen.button('Page 2'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'unit of Trip 11' }), 'Miles');
    await save(screen);
    expect(await screen.findByText('Your changes were saved.')).toBeVisible();
    expect(posted.map(({ fields }) => fields)).toEqual([
      [
        ['site', '12'],
        ['draft', 'true'],
        ['t2[distance]', '1250.50'],
        ['t11[unit]', 'mi'],
        ['_token', 'tok'],
      ],
    ]);
    expect(statusText(screen)).toBe('No unsaved changes');
    await userEvent.click(screen.button('Page 1'));
    await waitFor(() => expect(field(screen, 'distance of Trip 2')).toHaveValue('1250.50'));
  });

  it('[TBL-11] [NET-10] follows a redirect without asking about unsaved changes', async () => {
    const away = () => Response.redirect(`${location.origin}/trips/done/`, 302);
    const { screen } = await tripTable({ saves: [away] });
    let isAsked = false;
    screen.host.addEventListener('psp:navigate', () => {
      isAsked = !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    });
    await type(screen, 'note of Trip 1', 'A');
    await save(screen);
    await waitFor(() =>
      expect(screen.heard('psp:navigate')).toEqual([{ url: `${location.origin}/trips/done/` }]),
    );
    expect(isAsked).toBe(false);
  });

  it('[TBL-11] keeps showing what was saved when the page prevents the navigation', async () => {
    const { screen } = await tripTable({
      saves: [() => Response.redirect(`${location.origin}/trips/`, 302)],
    });
    await type(screen, 'note of Trip 1', 'A');
    await save(screen);
    await screen.findByText('Your changes were saved.');
    await userEvent.click(screen.button(/^name/));
    await waitFor(() => expect(screen.root.querySelector('[aria-sort="ascending"]')).not.toBeNull());
    expect(field(screen, 'note of Trip 1')).toHaveValue('A');
  });

  it('[TBL-21] lists the invalid cells and focuses the first', async () => {
    const { screen, posted } = await tripTable();
    await type(screen, 'distance of Trip 2', 'far');
    await userEvent.click(screen.button('Page 2'));
    await type(screen, 'distance of Trip 12', '6000');
    await screen.search('300');
    await waitFor(() => expect(screen.column()).toEqual(['Trip 30']));
    await save(screen);
    await waitFor(() => expect(screen.root.activeElement).toBe(field(screen, 'distance of Trip 2')));
    expect(field(screen, 'distance of Trip 2')).toHaveAccessibleDescription(
      /^Enter a number, such as 12.50\./,
    );
    expect(screen.getByText('2 cells cannot be saved:')).toBeVisible();
    await userEvent.click(screen.button('distance of Trip 12'));
    await waitFor(() => expect(screen.root.activeElement).toBe(field(screen, 'distance of Trip 12')));
    expect(field(screen, 'distance of Trip 12')).toHaveAccessibleDescription(
      /^Enter a number of at most 5000\./,
    );
    expect(posted).toEqual([]);
  });

  it('[NET-12] posts once, however often it is pressed, and locks the cells meanwhile', async () => {
    const answer = later<Response>();
    const { screen, posted } = await tripTable({ saves: [() => answer.promise] });
    await type(screen, 'note of Trip 1', 'A');
    for (let press = 0; press < 5; press += 1) screen.button(/^Sav/).click();
    await waitFor(() => expect(field(screen, 'note of Trip 1')).toHaveAttribute('readonly'));
    await browser.click(field(screen, 'note of Trip 1'));
    await browser.keyboard('B');
    answer.resolve(ok());
    await screen.findByText('Your changes were saved.');
    expect(posted).toHaveLength(1);
    expect(field(screen, 'note of Trip 1')).toHaveValue('A');
  });

  it('[TBL-11] [NET-12] keeps the changes after a failure, and retries with the same idempotency key', async () => {
    expectLogged('ERR_NETWORK');
    const { screen, posted } = await tripTable({ saves: [lost, ok] });
    await type(screen, 'distance of Trip 1', '11');
    await type(screen, 'note of Trip 2', 'By bus');
    await save(screen);
    expect(
      await screen.findByText("We couldn't confirm that this was saved. Save again to retry safely."),
    ).toBeVisible();
    expect(statusText(screen)).toBe('2 unsaved changes');
    await save(screen);
    await screen.findByText('Your changes were saved.');
    const [first, second] = posted;
    expect(second).toEqual(first);
  });

  it('[NET-02] shows why it was refused, and keeps the changes', async () => {
    expectLogged('HTTP_422');
    const { screen } = await tripTable({
      saves: [() => Response.json({ message: 'Trip 1 is closed.' }, { status: 422 })],
    });
    await type(screen, 'note of Trip 1', 'A');
    await save(screen);
    expect(await screen.findByText('Trip 1 is closed.')).toBeVisible();
    expect(field(screen, 'note of Trip 1')).toHaveValue('A');
  });

  it('[NET-18] [UI-12] shows at the cells what the host says about them, until they change', async () => {
    expectLogged('HTTP_422');
    const errors = { 't1[note]': ['Too <b>long</b>.'], 't2.distance': ['Too far.'], budget: ['Used up.'] };
    const { screen, posted } = await tripTable({
      saves: [() => Response.json({ errors }, { status: 422 }), ok],
    });
    await type(screen, 'note of Trip 1', 'A');
    await type(screen, 'distance of Trip 2', '9');
    await save(screen);
    expect(await screen.findByText('Used up.')).toBeVisible();
    expect(field(screen, 'note of Trip 1')).toHaveAccessibleDescription(/Too <b>long<\/b>\./);
    expect(field(screen, 'distance of Trip 2')).toHaveAccessibleDescription(/Too far\./);
    await waitFor(() => expect(screen.root.activeElement).toBe(field(screen, 'note of Trip 1')));
    await type(screen, 'note of Trip 1', 'B');
    expect(field(screen, 'note of Trip 1')).not.toHaveAttribute('aria-invalid');
    await save(screen);
    await screen.findByText('Your changes were saved.');
    expect(posted).toHaveLength(2);
  });

  it('[NET-15] says that the session has ended, and keeps the changes', async () => {
    expectLogged('ERR_SESSION');
    const { screen } = await tripTable({ saves: [() => new Response('', { status: 401 })] });
    await type(screen, 'note of Trip 1', 'A');
    await save(screen);
    expect(await screen.findByText(/^Your session has ended\./)).toBeVisible();
    expect(statusText(screen)).toBe('1 unsaved change');
  });

  it('[TBL-11] after a conflict is blocked until the list was reloaded', async () => {
    expectLogged('HTTP_409');
    const { screen, posted } = await tripTable({
      saves: [() => Response.json({ message: 'Somebody was faster.' }, { status: 409 }), ok],
    });
    await type(screen, 'note of Trip 1', 'A');
    await save(screen);
    expect(await screen.findByText('Somebody was faster.')).toBeVisible();
    await save(screen);
    expect(posted).toHaveLength(1);
    await userEvent.click(screen.button('Load again'));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await save(screen);
    await screen.findByText('Your changes were saved.');
    expect(posted).toHaveLength(2);
  });

  it('[TBL-11] [NET-19] after a conflict stays blocked while the list cannot be loaded again', async () => {
    expectLogged('HTTP_409', 'HTTP_403');
    const { screen, posted, list } = await tripTable({
      saves: [() => new Response('', { status: 409 }), ok],
    });
    await type(screen, 'note of Trip 1', 'A');
    await save(screen);
    list.isRefused = true;
    await userEvent.click(await screen.findByRole('button', { name: 'Load again' }));
    await waitFor(() => expect(screen.heard('psp:error')).toMatchObject([{}, { code: 'HTTP_403' }]));
    await save(screen);
    expect(posted).toHaveLength(1);
    list.isRefused = false;
    await userEvent.click(screen.button('Load again'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load again' })).toBeNull());
    await save(screen);
    await screen.findByText('Your changes were saved.');
    expect(posted).toHaveLength(2);
  });

  it('[TBL-11] shows what the host made of a saved value, also when the list ends early', async () => {
    expectLogged('sent fewer rows');
    const { screen, list } = await tripTable();
    list.isCutShort = true;
    await type(screen, 'note of Trip 1', 'A');
    await save(screen);
    await screen.findByText('Your changes were saved.');
    await waitFor(() => expect(field(screen, 'note of Trip 1')).toHaveValue('A, checked'));
  });

  it('[TBL-11] says so when nothing was changed', async () => {
    const { screen, posted } = await tripTable();
    await save(screen);
    expect(await screen.findByText('Nothing has been changed.')).toBeVisible();
    expect(posted).toEqual([]);
  });

  it('[TBL-11] lists the changes of rows that have left the list, until they are discarded', async () => {
    let count = 3;
    answering(to(tableBatch, request => batchFrom(trips(), numbersTo(count), request)));
    const screen = await renderLoadedTable({ ...editing, 'data-timeframe': 'ytd' });
    await type(screen, 'note of Trip 3', 'A');
    count = 2;
    await userEvent.click(screen.button('Load All'));
    await userEvent.click(await screen.findByRole('button', { name: 'Ok' }));
    const notice = await screen.findByText('No longer in the list, and not saved:');
    expect(notice).toBeVisible();
    expect(notice.nextElementSibling).toHaveTextContent('note of Trip 3');
    await userEvent.click(screen.button('Discard'));
    expect(statusText(screen)).toBe('No unsaved changes');
  });
});

describe('saving a selection', () => {
  const selecting = { attributes: { 'data-selection': {} } };
  const box = (screen: TableScreen, name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });

  it('[TBL-11] posts the ids of the selected rows, separated by commas', async () => {
    const { screen, posted } = await tripTable(selecting);
    await userEvent.click(box(screen, 'Trip 4'));
    await userEvent.click(box(screen, 'Trip 2'));
    await save(screen);
    await screen.findByText('Your changes were saved.');
    expect(posted[0]?.fields).toEqual([
      ['selected', 't4,t2'],
      ['_token', 'tok'],
    ]);
    expect(box(screen, 'Trip 4')).not.toBeChecked();
  });

  it('[TBL-12] says so when nothing is selected', async () => {
    const { screen, posted } = await tripTable(selecting);
    await save(screen);
    expect(await screen.findByText('No items are selected.')).toBeVisible();
    expect(posted).toEqual([]);
  });

  it('[TBL-11] refuses an id that contains a comma', async () => {
    answering(
      to(tableBatch, {
        columns: [{ data: 'name', title: 'Name' }],
        data: [{ id: 'a,b', name: 'Both' }],
        total: 1,
      }),
    );
    const screen = await renderLoadedTable({ ...editing, 'data-selection': {} });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Both' }));
    await save(screen);
    expect(await screen.findByText(/^The row "a,b" cannot be saved in a selection/)).toBeVisible();
    expect(screen.heard('psp:error')).toMatchObject([{ code: 'ERR_FIELD_NAMES' }]);
    expect(box(screen, 'Both')).toBeChecked();
  });
});

it.each([1200, 375])(
  '[TBL-11] keeps Save in reach of the pointer beside a long page of rows, %s px',
  async width => {
    await page.viewport(width, 700);
    answering(to(tableBatch, request => batchFrom(trips(), numbersTo(60), request)));
    const screen = await renderLoadedTable(editing);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Rows per page' }), '25');
    screen.root.querySelector('tbody tr:nth-of-type(5)')?.scrollIntoView();
    const save = screen.button('Save');
    const { x, y, width: across, height } = save.getBoundingClientRect();
    expect(save.contains(screen.root.elementFromPoint(x + across / 2, y + height / 2))).toBe(true);
  },
);
