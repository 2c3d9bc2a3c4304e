import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { userEvent as browser, page } from 'vitest/browser';
import { saveTable, tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged } from '../support/console.ts';
import { renderLoadedTable } from '../support/table-screen.ts';
import { editing, field, ok, save, statusText, trips, tripTable, type } from '../support/trip-table.ts';

describe('saving', () => {
  it('[TBL-11] [NET-09] posts the edited cells and the meta entries, then shows the reloaded values', async () => {
    const { screen, posted } = await tripTable({ attributes: { 'data-meta': { site: 12, draft: true } } });
    await type(screen, 'distance of Trip 2', '1,250.50');
    await userEvent.click(screen.button('Page 2'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'unit of Trip 11' }), 'Miles');
    await save(screen);
    expect(await screen.findByText('Your changes were saved.')).toBeVisible();
    expect(posted).toEqual([
      [
        ['site', '12'],
        ['draft', 'true'],
        ['t11[unit]', 'mi'],
        ['t2[distance]', '1250.50'],
        ['_token', 'tok'],
      ],
    ]);
    expect(statusText(screen)).toBe('No unsaved changes');
    await userEvent.click(screen.button('Page 1'));
    await waitFor(() => expect(field(screen, 'distance of Trip 2')).toHaveValue('1250.50'));
  });

  it('[TBL-11] [NET-10] follows a redirect without asking, and shows what was saved if the page prevents it', async () => {
    const away = () => Response.redirect(`${location.origin}/trips/done/`, 302);
    const { screen } = await tripTable({ saves: [away] });
    let isAsked = false;
    screen.host.addEventListener('psp:navigate', () => {
      isAsked = !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    });
    await type(screen, 'note of Trip 1', 'A');
    await save(screen);
    await screen.findByText('Your changes were saved.');
    expect(screen.heard('psp:navigate')).toEqual([{ url: `${location.origin}/trips/done/` }]);
    expect(isAsked).toBe(false);
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

  it.each([
    ['lets nobody edit the cell any more', undefined, /^These can no longer be saved:/],
    ['accepts only lower numbers', { type: 'number', max: 15 }, /^Enter a number of at most 15\./],
  ])(
    '[TBL-21] after a conflict posts nothing that the host has since ruled out: it %s',
    async (_, rules, said) => {
      expectLogged('HTTP_409');
      let editConfig: object | undefined = { type: 'number', max: 50 };
      const row = () => ({
        id: 't1',
        name: 'Trip 1',
        distance: { display: '10', editConfig, type: editConfig && 'editable' },
      });
      const columns = ['name', 'distance'].map(data => ({ data, title: data }));
      const sent = answering(
        to(saveTable, () => new Response('', { status: 409 }), '/trips/save/'),
        to(tableBatch, request => batchFrom({ columns, row }, [1], request)),
      );
      const screen = await renderLoadedTable(editing);
      await type(screen, 'distance of Trip 1', '20');
      editConfig = rules;
      await save(screen);
      await userEvent.click(await screen.findByRole('button', { name: 'Load again' }));
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
      await save(screen);
      expect((await screen.findAllByText(said))[0]).toBeVisible();
      expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
    },
  );

  it('[NET-19] after a conflict says once that the list has changed, which Save then refers to', async () => {
    expectLogged('HTTP_409');
    answering(
      to(saveTable, () => new Response('', { status: 409 }), '/trips/save/'),
      to(tableBatch, request => batchFrom(trips(), numbersTo(3), request)),
    );
    const screen = await renderLoadedTable(editing);
    await type(screen, 'note of Trip 1', 'A');
    await save(screen);
    const text = await screen.findByText(/^The list has changed since it was loaded/);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(text.textContent.trim());
  });

  it('[TBL-11] lists the changes of rows that have left the list, until they are discarded', async () => {
    let count = 3;
    answering(to(tableBatch, request => batchFrom(trips(), numbersTo(count), request)));
    const screen = await renderLoadedTable({ ...editing, 'data-timeframe': 'ytd' });
    await type(screen, 'note of Trip 3', 'A');
    count = 2;
    await userEvent.click(screen.button('Load All'));
    await userEvent.click(await screen.findByRole('button', { name: 'Ok' }));
    const notice = await screen.findByText('These can no longer be saved:');
    expect(notice).toBeVisible();
    expect(notice.nextElementSibling).toHaveTextContent('note of Trip 3');
    await userEvent.click(screen.button('Discard'));
    expect(statusText(screen)).toBe('No unsaved changes');
  });
});

it.each([1280, 390])(
  '[RQ-07] keeps the rows in their places under the pointer when those that were saved leave the list, at %i px',
  async width => {
    await page.viewport(width, 900);
    const queue = numbersTo(30);
    answering(
      to(
        saveTable,
        () => {
          queue.shift();
          return ok();
        },
        '/trips/save/',
      ),
      to(tableBatch, request => batchFrom(trips(), queue, request)),
    );
    const screen = await renderLoadedTable({ 'data-selection': {}, ...editing });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Trip 1' }));
    const fourth = screen.getByRole('checkbox', { name: 'Select Trip 4' });
    const { top } = fourth.getBoundingClientRect();
    await browser.hover(fourth);
    // Not by the simulated pointer, which would leave the rows.
    screen.button('Save').click();
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Select Trip 1' })).toBeNull());
    expect(screen.getByRole('checkbox', { name: 'Select Trip 4' }).getBoundingClientRect().top).toBe(top);
  },
);

it('[NET-19] [TBL-06] deselects a row that has left the list, and after an unconfirmed save the others with it', async () => {
  expectLogged('HTTP_504');
  const queue = numbersTo(4);
  answering(
    to(saveTable, () => new Response('', { status: 504 }), '/trips/save/'),
    to(tableBatch, request => batchFrom(trips(), queue, request)),
  );
  const screen = await renderLoadedTable({ 'data-selection': {}, ...editing });
  for (const name of ['Trip 1', 'Trip 2', 'Trip 3'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  const selected = () => screen.getAllByRole('checkbox', { checked: true }).length;
  const loseFirst = async () => {
    queue.shift();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(screen.column(1)).toHaveLength(queue.length));
  };
  await loseFirst();
  expect(selected()).toBe(2);
  await save(screen);
  await screen.findByText(/It is safe to try again/);
  await loseFirst();
  expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
});
