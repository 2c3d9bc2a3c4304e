// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tableBatch } from '../../../../src/api/tables.ts';
import { english } from '../../../../src/domain/language/language.ts';
import { requestTo } from '../../../../src/http/request.ts';
import { forgetPage } from '../../../../src/platform/page.ts';
import { editsOf } from '../../../../src/screen/lists/list-edits.tsx';
import { type SavingPlan, useTableSaving } from '../../../../src/screen/lists/table-saving.ts';
import { useRows } from '../../../../src/screen/lists/use-rows.ts';
import { type Screen, sessionOf } from '../../../../src/screen/screen.ts';
import { allRows } from '../../../../src/table/engine/query/query.ts';
import { parseEditConfig } from '../../../../src/table/view/editing/edit-config.ts';
import type { Edit } from '../../../../src/table/view/editing/edits.ts';
import { Selection } from '../../../../src/table/view/selection/selection.ts';
import { expectLogged } from '../../../support/console.ts';
import {
  type FaultyServer,
  type Handler,
  json,
  startFaultyServer,
  status,
} from '../../../support/faulty-server.ts';
import { later } from '../../../support/later.ts';
import { pageAt } from '../../../support/page-at.ts';

const columns = [
  { key: 'name', title: 'Name' },
  { key: 'note', title: 'Note' },
];
const noteOf = (display: unknown) => ({ display, type: 'editable', editConfig: { required: true } });
const rows = ['1', '2'].map(id => ({ id, name: `Trip ${id}`, note: noteOf('') }));
const required = parseEditConfig({ required: true }, 'editable') as NonNullable<
  ReturnType<typeof parseEditConfig>
>;
const edit = (rowId: string, value: string): Edit => ({
  cell: { rowId, rowName: `Trip ${rowId}`, column: 'note', title: 'Note' },
  config: required,
  value,
  isIncomplete: false,
});

let server: FaultyServer;
beforeEach(async () => {
  server = await startFaultyServer();
  server.answer('/a/', json({ data: rows, total: 2 }));
  server.answer('/b/', json({ data: rows, total: 2 }));
  answerSave(json({ success: true }));
  pageAt(`${server.origin}/trips/`);
  return () => server.close();
});
afterEach(() => {
  cleanup();
  forgetPage();
  vi.unstubAllGlobals();
});

const answerSave = (handler: Handler) => server.answer('/save/', handler);
const posts = () => server.hits('/save/').map(({ body }) => fieldsIn(body));
const keys = () => server.hits('/save/').map(({ headers }) => headers['idempotency-key']);
const reads = (list = '/a/') => server.hits(list).length;

/** The fields of a multipart body. */
const fieldsIn = (body: string): Record<string, string> =>
  Object.fromEntries(
    [...body.matchAll(/name="([^"]+)"\r\n\r\n([^\r]*)\r\n/g)].map(([, name, value]) => [name, value]),
  );

/** The table of a list whose edits and selection can be saved, and a log of what the person is told. */
async function renderSaving(plan: Partial<SavingPlan> = {}, paging?: 'host') {
  const log: string[] = [];
  const host = document.createElement('psp-sample');
  document.body.append(host);
  const screen = {
    session: sessionOf(host),
    page: { tag: 'psp-sample', apiBase: '', token: undefined, loginPath: undefined },
    element: {
      host,
      language: english,
      report: ({ code }: { code: string }) => log.push(`reported ${code}`),
      navigate: (url: string) => log.push(`to ${new URL(url).pathname}`),
    },
    notices: {
      list: null,
      clear: () => log.push('cleared'),
      show: (tone: string, text: unknown, duration?: number) =>
        log.push([`${tone}: ${text}`, duration].filter(part => part !== undefined).join(' for ')),
    },
  } as unknown as Screen;
  const rendered = renderHook(
    ({ url }) => {
      const source = useRows(screen, {
        request: requestTo(tableBatch, { url, page: screen.page }),
        columns,
        paging,
      });
      useEffect(() => source.query(allRows, { page: 0, size: 2 }), [source]);
      const edits = editsOf(screen.session, source.list);
      const saved = { url: '/save/', meta: undefined, selection: undefined, ...plan, source, edits };
      return { source, edits, saving: useTableSaving(screen, saved) };
    },
    { initialProps: { url: '/a/' } },
  );
  const { result } = rendered;
  const isLoaded = () => waitFor(() => expect(result.current.source.snapshot().rows).toHaveLength(2));
  await isLoaded();
  const change = (...edits: readonly Edit[]) =>
    act(() => {
      for (const each of edits) result.current.edits.change(each, '');
    });
  const save = async () => {
    act(() => result.current.saving.save());
    await waitFor(() => expect(result.current.saving.isSending).toBe(false));
  };
  return { ...rendered, log, host, change, save, isLoaded };
}

describe('saving a table', () => {
  it('[TBL-11] posts what was edited and selected, then reads the list again', async () => {
    const selection = new Selection();
    selection.add(['2', '1']);
    const { result, change, save, log } = await renderSaving({ meta: { site: 12 }, selection });
    change(edit('1', 'By train'));
    act(() => result.current.saving.save());
    expect(result.current.saving.isSending).toBe(true);
    expect(result.current.edits.state.value.isLocked).toBe(true);
    await waitFor(() => expect(result.current.saving.isSending).toBe(false));
    expect(posts()).toEqual([{ site: '12', '1[note]': 'By train', selected: '1,2' }]);
    expect(log).toEqual(['cleared', 'success: Your changes were saved.']);
    expect(result.current.edits.state.value).toMatchObject({ edits: [], isLocked: false });
    expect(result.current.edits.savedValueAt({ rowId: '1', column: 'note' })).toBe('By train');
    expect(selection.ids.size).toBe(0);
    await waitFor(() => expect(reads()).toBe(2));
    await save();
    expect(posts()).toHaveLength(1);
  });

  it('[TBL-11] goes where the answer says, without reading the list again', async () => {
    answerSave(json({ redirect: '/done/' }));
    const { change, result, log } = await renderSaving();
    change(edit('1', 'A'));
    act(() => result.current.saving.save());
    await waitFor(() => expect(log).toContain('to /done/'));
    expect(result.current.saving.isSending).toBe(true);
    expect(result.current.source.snapshot().phase).toBe('complete');
    expect(reads()).toBe(1);
  });

  it.each([
    ['No items are selected.', new Selection()],
    ['Nothing has been changed.', undefined],
  ])('[TBL-12] says for 4 s if there is nothing to save: %s', async (text, selection) => {
    const { save, log } = await renderSaving({ selection });
    await save();
    expect(log).toEqual([`warning: ${text} for 4000`]);
    expect(posts()).toEqual([]);
  });

  it('[RQ-07] posts nothing, and says why, when the amount of a selected row has changed', async () => {
    const selection = new Selection();
    const { result, save, log } = await renderSaving({ selection });
    const shows = (amount: string) => {
      const total = { display: amount, type: 'amount' };
      server.answer('/a/', json({ data: rows.map(row => ({ ...row, note: total })), total: 2 }));
      return act(() => result.current.source.reload());
    };
    await shows('100.00');
    selection.add(['2']);
    selection.noteAmounts(result.current.source.snapshot());
    await shows('5000.00');
    await save();
    expect(posts()).toEqual([]);
    expect(log.at(-1)).toMatch(/^warning: Amounts of selected rows have changed/);
    expect(selection.ids.size).toBe(0);
  });

  it('[TBL-12] saves a selection without edits', async () => {
    const selection = new Selection();
    selection.add(['2']);
    const { save } = await renderSaving({ selection });
    await save();
    expect(posts()).toEqual([{ selected: '2' }]);
  });

  it('[TBL-11] posts nothing without an address', async () => {
    const { change, save, log } = await renderSaving({ url: undefined });
    change(edit('1', 'A'));
    await save();
    expect([posts(), log]).toEqual([[], []]);
  });

  it('[TBL-11] leaves out the edits of rows that have left the list', async () => {
    const { result, change, save } = await renderSaving();
    change(edit('1', 'A'), edit('2', 'B'));
    act(() => result.current.source.remove('2'));
    await save();
    expect(posts()).toEqual([{ '1[note]': 'A' }]);
  });

  it('[TBL-11] refuses names that the host would misread, and reports it', async () => {
    const { change, save, log } = await renderSaving({ meta: { '1[note]': 'x' } });
    change(edit('1', 'A'));
    await save();
    expect(log).toEqual([
      'danger: Two things to save have the same name, "1[note]". The page has to name one of them otherwise.',
      'reported ERR_FIELD_NAMES',
    ]);
    expect(posts()).toEqual([]);
  });
});

it.each([
  ['with unsaved changes', [edit('1', 'A')], true],
  ['without changes', [], false],
])('[TBL-11] a page %s asks before it is left: %s', async (_, edits, isWarned) => {
  const { change } = await renderSaving();
  change(...edits);
  const leaving = new Event('beforeunload', { cancelable: true });
  act(() => void dispatchEvent(leaving));
  expect(leaving.defaultPrevented).toBe(isWarned);
});

describe('a save that the host refuses', () => {
  it('[NET-18] shows its messages at the cells, the first of which gets the focus', async () => {
    answerSave(json({ errors: { '2[note]': ['Too short.'], site: ['Closed.'] } }, 422));
    expectLogged('422');
    const { result, change, save, log } = await renderSaving();
    change(edit('1', 'A'), edit('2', 'B'));
    await save();
    const { edits } = result.current;
    expect(edits.problemAt({ rowId: '2', column: 'note' }, english)).toBe('Too short.');
    expect(edits.problemAt({ rowId: '1', column: 'note' }, english)).toBeUndefined();
    expect(edits.focusTarget?.cell.rowId).toBe('2');
    expect(log).toEqual(['cleared', 'danger: Closed.', 'reported HTTP_422']);
    expect(edits.state.value.isLocked).toBe(false);
  });

  const field = document.createElement('input');
  const pointAtRow = (host: Element) => {
    const querySelector = (selector: string) => selector === 'tbody:hover' && field;
    Object.defineProperty(host, 'shadowRoot', { value: { querySelector } });
  };
  it.each([
    ['takes no focus from somebody who types in another field', () => {}, () => field.focus(), undefined],
    ['takes no focus from somebody who points at a row', () => {}, pointAtRow, undefined],
    ['focuses the cell where the mouse has rested since before Save', pointAtRow, () => {}, '2'],
  ])('[NET-18] [RQ-07] %s', async (_, begin, goOn, focused) => {
    answerSave(json({ errors: { '2[note]': ['Too short.'] } }, 422));
    expectLogged('422');
    document.body.append(field);
    const { result, change, host } = await renderSaving();
    change(edit('2', 'B'));
    begin(host);
    act(() => result.current.saving.save());
    goOn(host);
    await waitFor(() => expect(result.current.saving.isSending).toBe(false));
    const { edits } = result.current;
    expect(edits.problemAt({ rowId: '2', column: 'note' }, english)).toBe('Too short.');
    expect(edits.focusTarget?.cell.rowId).toBe(focused);
  });

  it('[NET-18] shows messages about no cell in a notice', async () => {
    answerSave(json({ errors: { site: ['Closed.'] } }, 422));
    expectLogged('422');
    const { result, change, save, log } = await renderSaving();
    change(edit('1', 'A'));
    await save();
    expect(result.current.edits.focusTarget).toBeUndefined();
    expect(log).toContain('danger: Closed.');
  });

  it('[NET-19] with 409 asks to load the list again, after which it can be saved', async () => {
    answerSave(status(409));
    expectLogged('409');
    const { result, change, save, log } = await renderSaving();
    expect(result.current.saving.unavailable).toBeUndefined();
    change(edit('1', 'A'));
    await save();
    expect(result.current.saving.unavailable).toMatch(/^The list has changed since it was loaded/);
    log.length = 0;
    await act(() => result.current.saving.loadAgain());
    expect(log).toEqual(['cleared']);
    expect(reads()).toBe(2);
    expect(result.current.saving.unavailable).toBeUndefined();
  });

  it('[NET-19] with 409 stays unavailable if the list cannot be loaded again', async () => {
    answerSave(status(409));
    expectLogged('409', '403');
    const { result, change, save } = await renderSaving();
    change(edit('1', 'A'));
    await save();
    server.answer('/a/', status(403));
    await act(() => result.current.saving.loadAgain());
    expect(result.current.saving.unavailable).toMatch(/^The list has changed/);
  });
});

describe('a save whose answer proves nothing', () => {
  const afterwards = (note: unknown) =>
    server.answer('/a/', json({ data: rows.map(row => ({ ...row, note: noteOf(note) })), total: 2 }));

  it.each([
    ['shows what was sent', [edit('1', 'By train')], 'success: Your changes were saved.'],
    ['shows something else', [edit('1', 'By bus')], 'warning: We couldn'],
    ['shows only one of two', [edit('1', 'By train'), edit('2', 'By bus')], 'warning: We couldn'],
  ])('[NET-22] is done if the list, read again, %s', async (_, edits, notice) => {
    expectLogged('psp-sample: POST /save/: status 200, ERR_UNPROVED');
    answerSave(json({ message: 'Received.' }));
    const { result, change, save, log } = await renderSaving();
    change(...edits);
    afterwards('By train');
    await save();
    expect(log.join()).toContain(notice);
    expect(result.current.edits.state.value.edits).toEqual(notice.startsWith('success') ? [] : edits);
  });

  it('[NET-22] is done if a list that is searched, read again, shows it in a row that no longer matches', async () => {
    expectLogged('ERR_UNPROVED');
    answerSave(json({ message: 'Received.' }));
    const { result, change, save, log } = await renderSaving();
    afterwards('By bus');
    await act(() => result.current.source.reload());
    act(() => result.current.source.query({ ...allRows, search: 'bus' }, { page: 0, size: 10 }));
    change(edit('1', 'By train'));
    afterwards('By train');
    await save();
    expect(log.join()).toContain('success: Your changes were saved.');
  });

  it('[NET-22] stays unknown if only a selection was sent', async () => {
    expectLogged('psp-sample');
    answerSave(json({}));
    const selection = new Selection();
    selection.add(['2']);
    const { save, log } = await renderSaving({ selection });
    await save();
    expect(log.filter(line => line.startsWith('success'))).toEqual([]);
    expect(selection.ids.size).toBe(1);
  });

  it('[NET-22] stays unknown if the list cannot be read', async () => {
    expectLogged('psp-sample');
    answerSave(json({}));
    const { result, change, save, log } = await renderSaving();
    // What the list shows was read before.
    afterwards('By train');
    await act(() => result.current.source.reload());
    server.answer('/a/', status(500));
    change(edit('1', 'By train'));
    await save();
    expect(log.filter(line => line.startsWith('success'))).toEqual([]);
  });
});

it('[NET-22] an emptied cell is not proved by a list that has lost its row', async () => {
  expectLogged('ERR_UNPROVED');
  answerSave(json({}));
  const { result, save, log } = await renderSaving();
  const optional = { ...required, required: false };
  act(() => result.current.edits.change({ ...edit('1', ''), config: optional }, 'By train'));
  server.answer('/a/', json({ data: rows.slice(1), total: 1 }));
  await save();
  expect(log.join()).toContain('warning: We couldn');
});

it('[NET-19] Save reads the list again where an edit whose save is unconfirmed was undone', async () => {
  expectLogged('504');
  answerSave(status(504));
  const { result, change, save, log } = await renderSaving();
  change(edit('1', 'A'));
  await save();
  act(() => result.current.edits.undoAll());
  await save();
  await waitFor(() => expect(reads()).toBe(2));
  expect(log.at(-1)).toBe(`warning: ${unconfirmed}`);
  // What it shows now is what is stored.
  await save();
  expect(log.at(-1)).toBe('warning: Nothing has been changed. for 4000');
  expect(posts()).toHaveLength(1);
});

describe('a save of a host-paged list whose next page is shown', () => {
  /** Two rows of a page, all of which have this note. */
  const answerPages = (note: string) =>
    server.answer('/a/', (response, request, hit) => {
      const ids = request.url.includes('skip=2') ? ['3', '4'] : ['1', '2'];
      const data = ids.map(id => ({ id, name: `Trip ${id}`, note: noteOf(note) }));
      json({ data, total: 4 })(response, request, hit);
    });

  async function renderPages(note = '', plan: Partial<SavingPlan> = {}) {
    answerPages(note);
    const rendered = await renderSaving(plan, 'host');
    const { source } = rendered.result.current;
    const turn = async () => {
      act(() => source.query(allRows, { page: 1, size: 2 }));
      await waitFor(() => expect(source.snapshot().page?.first).toBe(2));
    };
    return { ...rendered, turn };
  }

  it('[NET-22] is not proved by what the page of the edited row showed before', async () => {
    expectLogged('ERR_UNPROVED');
    answerSave(json({}));
    const { change, save, log, turn } = await renderPages('By train');
    await turn();
    change(edit('1', 'By train'));
    await save();
    expect(log.join()).toContain('warning: We couldn');
  });

  it('[NET-19] is ready again after a conflict, whichever page is read', async () => {
    expectLogged('409');
    answerSave(status(409));
    const selection = new Selection();
    selection.add(['1']);
    const { save, turn, result } = await renderPages('', { selection });
    await turn();
    await save();
    expect(result.current.saving.unavailable).toMatch(/^The list has changed/);
    await act(() => result.current.saving.loadAgain());
    expect(result.current.saving.unavailable).toBeUndefined();
  });

  it('[NET-19] is ready again after a conflict that followed an unknown outcome, but not for other rows', async () => {
    expectLogged('504', '409');
    answerSave(status(504));
    const selection = new Selection();
    selection.add(['1']);
    const { save, turn, result, log } = await renderPages('', { selection });
    await save();
    await turn();
    answerSave(status(409));
    await save();
    await act(() => result.current.saving.loadAgain());
    expect(result.current.saving.unavailable).toBeUndefined();
    selection.add(['3']);
    await save();
    expect(log.at(-1)).toBe(`warning: ${unconfirmed}`);
    selection.remove(['3']);
    await save();
    expect(keys()).toHaveLength(3);
    expect(new Set(keys()).size).toBe(1);
  });

  it('[NET-19] keeps other rows off while no page was read that shows the selected row of an unknown save', async () => {
    expectLogged('504');
    answerSave(status(504));
    const selection = new Selection();
    selection.add(['1']);
    const { save, log, turn, result } = await renderPages('', { selection });
    await save();
    await turn();
    selection.add(['3']);
    await save();
    await act(() => result.current.saving.loadAgain());
    await save();
    expect(log.at(-1)).toBe(`warning: ${unconfirmed}`);
    expect(posts()).toHaveLength(1);
    // Of the rows of this page it is known.
    selection.remove(['1']);
    await act(() => result.current.saving.loadAgain());
    await save();
    expect(posts().map(({ selected }) => selected)).toEqual(['1', '3']);
  });

  it('[NET-19] with an unknown outcome keeps other values off, although a page was read since', async () => {
    expectLogged('504');
    answerSave(status(504));
    const { change, save, log, turn } = await renderPages();
    change(edit('1', 'A'));
    await save();
    await turn();
    change(edit('1', 'B'));
    await save();
    expect(posts()).toHaveLength(1);
    expect(log.at(-1)).toBe(`warning: ${unconfirmed}`);
  });
});

it('[NET-22] a selection that was sent with edits is not proved by them', async () => {
  expectLogged('ERR_UNPROVED');
  answerSave(json({}));
  const selection = new Selection();
  selection.add(['2']);
  const { change, save } = await renderSaving({ selection });
  change(edit('1', 'By train'));
  server.answer('/a/', json({ data: rows.map(row => ({ ...row, note: noteOf('By train') })), total: 2 }));
  await save();
  expect(selection.ids.size).toBe(1);
});

it('[NET-19] a copy of the element reads the list first while another selection is being saved', async () => {
  const answer = later<void>();
  answerSave((...hit) => void answer.promise.then(() => json({ success: true })(...hit)));
  const [selection, other] = [new Selection(), new Selection()];
  selection.add(['1']);
  other.add(['1', '2']);
  const first = await renderSaving({ selection });
  act(() => first.result.current.saving.save());
  await waitFor(() => expect(posts()).toHaveLength(1));
  const copy = await renderSaving({ selection: other });
  await copy.save();
  expect(copy.log.at(-1)).toBe(`warning: ${unconfirmed}`);
  await waitFor(() => expect(reads()).toBe(3));
  answer.resolve();
  await waitFor(() => expect(first.log).toContain('success: Your changes were saved.'));
  await copy.save();
  expect(posts()).toEqual([{ selected: '1' }, { selected: '1,2' }]);
});

it.each([
  ['edits with a new key', false],
  ['a selection with the same key', true],
])(
  '[NET-19] a copy repeats %s after a save that ended while its element was out of the page',
  async (_, isSelection) => {
    const selection = isSelection ? new Selection() : undefined;
    for (const isCopy of [false, true]) {
      selection?.add(['1']);
      const { host, change, save } = await renderSaving({ selection });
      if (!isCopy) host.remove();
      if (!isSelection) change(edit('1', 'A'));
      await save();
    }
    expect(keys()).toHaveLength(2);
    expect(keys()[0] === keys()[1]).toBe(isSelection);
  },
);

const unconfirmed = "We couldn't confirm the last save. Check the list, then save again.";

describe('a selection after a save whose outcome is unknown', () => {
  async function renderUnknown() {
    expectLogged('ERR_UNPROVED');
    answerSave(json({}));
    const selection = new Selection();
    selection.add(['1']);
    const rendered = await renderSaving({ selection });
    await rendered.save();
    return { ...rendered, selection };
  }

  it('[NET-19] is sent only after the list was read again, if it is another one', async () => {
    const { selection, save, log } = await renderUnknown();
    selection.add(['2']);
    await save();
    expect(posts()).toEqual([{ selected: '1' }]);
    expect(log.at(-1)).toBe(`warning: ${unconfirmed}`);
    await waitFor(() => expect(reads()).toBe(2));
    answerSave(json({ success: true }));
    await save();
    expect(posts()).toEqual([{ selected: '1' }, { selected: '1,2' }]);
  });

  it('[NET-19] is another one beside other entries of `meta`, but not if these are stated in another form and order, whatever was sent meanwhile', async () => {
    const selection = new Selection();
    selection.add(['1']);
    const entries = { list: 7, site: 1 };
    const pairs = Object.entries(entries).reverse();
    for (const meta of [entries, pairs, { list: 8, site: 1 }, entries]) {
      expectLogged('504');
      answerSave(status(504));
      const { save, result, unmount } = await renderSaving({ meta, selection });
      await act(() => result.current.saving.loadAgain());
      await save();
      unmount();
    }
    const [first, again, other, last] = keys();
    expect([again, last]).toEqual([first, first]);
    expect(other).not.toBe(first);
  });

  it('[NET-19] is not settled by a list without one of its rows', async () => {
    const { result, selection, save } = await renderUnknown();
    server.answer('/a/', json({ data: rows.slice(1), total: 1 }));
    await act(() => result.current.saving.loadAgain());
    selection.add(['2']);
    await save();
    expect(posts()).toEqual([{ selected: '1' }]);
  });

  it('[NET-19] is not sent if the list could not be read again', async () => {
    expectLogged('403');
    const { selection, save } = await renderUnknown();
    selection.add(['2']);
    server.answer('/a/', status(403));
    await save();
    await waitFor(() => expect(reads()).toBe(2));
    await save();
    expect(posts()).toEqual([{ selected: '1' }]);
  });

  it('[NET-19] is sent with a new key if another value was sent with it since', async () => {
    const { result, change, save } = await renderUnknown();
    for (const value of ['A', 'B', 'A']) {
      await act(() => result.current.source.reload());
      change(edit('1', value));
      await save();
    }
    expect(new Set(keys()).size).toBe(4);
  });

  it('[NET-19] is sent again with the same key after edits were sent with it and undone', async () => {
    const { result, change, save } = await renderUnknown();
    await act(() => result.current.source.reload());
    change(edit('1', 'A'));
    await save();
    await act(() => result.current.source.reload());
    act(() => result.current.edits.undoAll());
    await save();
    const [first, withEdits, again] = keys();
    expect(again).toBe(first);
    expect(withEdits).not.toBe(first);
  });

  it('[NET-19] is sent again with the same key, in whatever order it was made', async () => {
    const { result, change, selection, save } = await renderUnknown();
    const choose = (ids: string[], rows: string[]) => {
      result.current.edits.undoAll();
      selection.remove(['1', ...ids]);
      selection.add(ids);
      change(...rows.map(row => edit(row, 'A')));
    };
    choose(['2', '1'], ['2', '1']);
    await save();
    await waitFor(() => expect(reads()).toBe(2));
    await save();
    choose(['1', '2'], ['1', '2']);
    await save();
    expect(posts().slice(1)).toEqual([1, 2].map(() => ({ '1[note]': 'A', '2[note]': 'A', selected: '1,2' })));
    expect(keys()[2]).toBe(keys()[1]);
  });

  it('[NET-19] is sent again with the same key if it is the same one, also after others were saved', async () => {
    const { result, selection, save } = await renderUnknown();
    await save();
    await act(() => result.current.source.reload());
    answerSave(json({ success: true }));
    selection.remove(['1']);
    selection.add(['2']);
    await save();
    selection.add(['1']);
    await save();
    const [first, again, other, last] = keys();
    expect([again, last]).toEqual([first, first]);
    expect(other).not.toBe(first);
  });
});

describe('the answer to a save of a list that was left meanwhile', () => {
  /** Saves list a, and shows list b before the answer arrives. */
  async function leaveWhileSaving(answer: Handler, editsLeft = 0) {
    const held: (() => void)[] = [];
    answerSave((response, request, hit) => void held.push(() => answer(response, request, hit)));
    const rendered = await renderSaving();
    rendered.change(edit('1', 'A'));
    act(() => rendered.result.current.saving.save());
    await waitFor(() => expect(held).toHaveLength(1));
    const { list, edits } = {
      list: rendered.result.current.source.list,
      edits: rendered.result.current.edits,
    };
    rendered.rerender({ url: '/b/' });
    await rendered.isLoaded();
    rendered.log.length = 0;
    held[0]?.();
    await waitFor(() => expect(rendered.log).not.toEqual([]));
    expect(edits.state.value.edits).toHaveLength(editsLeft);
    return { ...rendered, list };
  }

  it('[TBL-23] is shown as a notice about the previous list', async () => {
    const { log, host, list } = await leaveWhileSaving(json({ success: true }));
    expect(sessionOf(host).list(list).source).toBeUndefined();
    await waitFor(() => expect(log).toEqual(['success: Previous list: Your changes were saved.']));
    expect([reads('/a/'), reads('/b/')]).toEqual([1, 1]);
  });

  it('[NET-15] [TBL-23] is not named if it is the end of the session, and keeps the edits', async () => {
    expectLogged('401');
    const { log } = await leaveWhileSaving(status(401), 1);
    // The notice is an element of its own.
    expect(log[0]).toBe('danger: [object Object] for 0');
  });

  it('[TBL-23] does not leave the page', async () => {
    const { log } = await leaveWhileSaving(json({ redirect: '/done/' }));
    await waitFor(() => expect(log).toEqual(['success: Previous list: Your changes were saved.']));
  });
});
