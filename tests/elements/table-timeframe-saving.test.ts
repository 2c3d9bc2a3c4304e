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
import { renderLoadedTable, type TableScreen } from '../support/table-screen.ts';

const counts: Readonly<Record<string, number>> = { 'ninety-days': 12, all: 95 };

/** Trips by timeframe with editable notes. The test resolves the save and the list of all records. */
async function tripsByTimeframe() {
  const savedNotes: Record<string, string> = {};
  const posted: string[] = [];
  const all = later<void>();
  const save = later<Response>();
  const timeframeIn = (request: Request) => new URL(request.url).searchParams.get('timeframe') ?? '';
  const sent = answering(
    to(
      saveTable,
      async request => {
        const note = String((await request.formData()).get('t1[note]'));
        posted.push(note);
        const answer = await save.promise;
        if (answer.ok) savedNotes.t1 = note;
        return answer;
      },
      '/trips/save/',
    ),
    to(tableBatch, async request => {
      const timeframe = timeframeIn(request);
      const notes = { ...savedNotes };
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
  const screen = await renderLoadedTable({
    'data-timeframe': 'ninety-days',
    'data-save-url': '/trips/save/',
  });
  await waitFor(() => expect(screen.queryAllByRole('textbox')).toHaveLength(10));
  const lists = () => sent.filter(({ method }) => method === 'GET').map(timeframeIn);
  return { screen, posted, all, save, lists };
}

const note = (screen: TableScreen) => screen.getByRole('textbox', { name: 'note of Trip 1' });
const saveStatus = ({ root }: TableScreen) => root.querySelector('.saving-bar [role="status"]')?.textContent;
const timeframeStatus = ({ root }: TableScreen) =>
  root.querySelector('.timeframes [role="status"]')?.textContent;
const unsaved = '1 unsaved change';
const okAnswer = () => Response.json({ success: true });

async function loadAll(screen: TableScreen): Promise<void> {
  await userEvent.click(screen.button('Load All'));
  await userEvent.click(await screen.findByRole('button', { name: 'Ok' }));
}

async function changeAndSave(screen: TableScreen): Promise<void> {
  await browser.fill(note(screen), 'By train');
  await userEvent.click(screen.button('Save'));
}

describe('loading all records while a save is in flight', () => {
  it('[TBL-08] [TBL-11] shows the rows and keeps the change, each once', async () => {
    const { screen, posted, all, save, lists } = await tripsByTimeframe();
    await changeAndSave(screen);
    await loadAll(screen);
    all.resolve();
    await waitFor(() => expect(timeframeStatus(screen)).toBe('Showing all time'));
    expect([note(screen), saveStatus(screen)]).toEqual([
      expect.objectContaining({ value: 'By train' }),
      unsaved,
    ]);
    save.resolve(okAnswer());
    await waitFor(() => expect(saveStatus(screen)).toBe('No unsaved changes'));
    await waitFor(() => expect(lists()).toEqual(['ninety-days', 'all', 'all']));
    await waitFor(() => expect(screen.count()).toBe('1–10 of 95'));
    expect(note(screen)).toHaveValue('By train');
    expect(posted).toEqual(['By train']);
  });

  it('[TBL-11] keeps the change when the save is refused', async () => {
    expectLogged('HTTP_422');
    const { screen, posted, all, save, lists } = await tripsByTimeframe();
    await changeAndSave(screen);
    await loadAll(screen);
    save.resolve(Response.json({ message: 'Too long.' }, { status: 422 }));
    await screen.findByText('Too long.');
    all.resolve();
    await waitFor(() => expect(screen.count()).toBe('1–10 of 95'));
    expect([note(screen), saveStatus(screen)]).toEqual([
      expect.objectContaining({ value: 'By train' }),
      unsaved,
    ]);
    expect([posted, lists()]).toEqual([['By train'], ['ninety-days', 'all']]);
  });
});

describe('saving while all records are loading', () => {
  it('[TBL-08] [TBL-11] discards rows that were requested before the save', async () => {
    const { screen, posted, all, save, lists } = await tripsByTimeframe();
    await loadAll(screen);
    await changeAndSave(screen);
    save.resolve(okAnswer());
    await waitFor(() => expect(saveStatus(screen)).toBe('No unsaved changes'));
    await waitFor(() => expect(lists()).toEqual(['ninety-days', 'all', 'all']));
    all.resolve();
    await waitFor(() => expect(timeframeStatus(screen)).toBe('Showing all time'));
    expect(screen.count()).toBe('1–10 of 95');
    expect(note(screen)).toHaveValue('By train');
    expect(posted).toEqual(['By train']);
  });
});
