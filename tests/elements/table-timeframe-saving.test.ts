import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { saveTable, tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged } from '../support/console.ts';
import { later } from '../support/later.ts';
import { loadedTable, type TableScreen } from '../support/table-screen.ts';

const counts: Readonly<Record<string, number>> = { 'ninety-days': 12, all: 95 };

/** Trips by timeframe whose notes are saved; the save and the list of all wait for the test. */
async function tripsByTimeframe() {
  const kept: Record<string, string> = {};
  const posted: string[] = [];
  const all = later<void>();
  const save = later<Response>();
  const asked = (request: Request) => new URL(request.url).searchParams.get('timeframe') ?? '';
  const sent = answering(
    to(
      saveTable,
      async request => {
        const note = String((await request.formData()).get('t1[note]'));
        posted.push(note);
        const answer = await save.promise;
        if (answer.ok) kept.t1 = note;
        return answer;
      },
      '/trips/save/',
    ),
    to(tableBatch, async request => {
      const timeframe = asked(request);
      const notes = { ...kept };
      if (timeframe === 'all') await all.promise;
      const row = (number: number) => ({
        id: `t${number}`,
        name: `Trip ${number}`,
        note: { display: notes[`t${number}`] ?? '', type: 'editable' },
      });
      const columns = ['name', 'note'].map(data => ({ data, title: data }));
      return batchFrom({ columns, row }, numbersTo(counts[timeframe] ?? 0), request);
    }),
  );
  const screen = await loadedTable({ 'data-timeframe': 'ninety-days', 'data-save-url': '/trips/save/' });
  await waitFor(() => expect(screen.queryAllByRole('textbox')).toHaveLength(10));
  const lists = () => sent.filter(({ method }) => method === 'GET').map(asked);
  return { screen, posted, all, save, lists };
}

const note = (screen: TableScreen) => screen.getByRole('textbox', { name: 'note of Trip 1' });
const saying = ({ root }: TableScreen) => root.querySelector('.saving-bar [role="status"]')?.textContent;
const timeframe = ({ root }: TableScreen) => root.querySelector('.timeframes [role="status"]')?.textContent;
const unsaved = '1 unsaved change';
const saved = () => Response.json({ message: 'done' });

async function loadAll(screen: TableScreen): Promise<void> {
  await userEvent.click(screen.button('Load All'));
  await userEvent.click(await screen.findByRole('button', { name: 'Ok' }));
}

async function changeAndSave(screen: TableScreen): Promise<void> {
  await browser.fill(note(screen), 'By train');
  await userEvent.click(screen.button('Save'));
}

describe('all is loaded while changes are being saved', () => {
  it('[TBL-08] [TBL-11] the rows come, the change stays, and both are there once', async () => {
    const { screen, posted, all, save, lists } = await tripsByTimeframe();
    await changeAndSave(screen);
    await loadAll(screen);
    all.resolve();
    await waitFor(() => expect(timeframe(screen)).toBe('Showing all time'));
    expect([note(screen), saying(screen)]).toEqual([expect.objectContaining({ value: 'By train' }), unsaved]);
    save.resolve(saved());
    await waitFor(() => expect(saying(screen)).toBe('No unsaved changes'));
    await waitFor(() => expect(lists()).toEqual(['ninety-days', 'all', 'all']));
    await waitFor(() => expect(screen.count()).toBe('1–10 of 95'));
    expect(note(screen)).toHaveValue('By train');
    expect(posted).toEqual(['By train']);
  });

  it('[TBL-11] a save that is refused meanwhile loses nothing', async () => {
    expectLogged('HTTP_422');
    const { screen, posted, all, save, lists } = await tripsByTimeframe();
    await changeAndSave(screen);
    await loadAll(screen);
    save.resolve(Response.json({ message: 'Too long.' }, { status: 422 }));
    await screen.findByText('Too long.');
    all.resolve();
    await waitFor(() => expect(screen.count()).toBe('1–10 of 95'));
    expect([note(screen), saying(screen)]).toEqual([expect.objectContaining({ value: 'By train' }), unsaved]);
    expect([posted, lists()]).toEqual([['By train'], ['ninety-days', 'all']]);
  });
});

describe('changes are saved while all is being loaded', () => {
  it('[TBL-08] [TBL-11] what was asked before the save is not what is shown after it', async () => {
    const { screen, posted, all, save, lists } = await tripsByTimeframe();
    await loadAll(screen);
    await changeAndSave(screen);
    save.resolve(saved());
    await waitFor(() => expect(saying(screen)).toBe('No unsaved changes'));
    await waitFor(() => expect(lists()).toEqual(['ninety-days', 'all', 'all']));
    all.resolve();
    await waitFor(() => expect(timeframe(screen)).toBe('Showing all time'));
    expect(screen.count()).toBe('1–10 of 95');
    expect(note(screen)).toHaveValue('By train');
    expect(posted).toEqual(['By train']);
  });
});
