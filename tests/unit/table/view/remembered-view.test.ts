import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberable, rememberedView, rememberView } from '../../../../src/table/view/remembered-view.ts';

const view = {
  page: 3,
  size: 25,
  sorting: { key: 'total', descending: true },
  filters: [{ key: 'status', text: 'Paid' }],
};

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '');
});

describe('what a list was left like', () => {
  it('[TBL-33] is found by its name, and by no other', () => {
    rememberView('psp-table /a/ 1', view);
    expect(rememberedView('psp-table /a/ 1')).toEqual(view);
    expect(rememberedView('psp-table /a/ 2')).toBeUndefined();
  });

  it('[TBL-33] leaves alone what the page keeps there, other lists, and the address', () => {
    history.replaceState({ turbo: { restorationIdentifier: 'x' } }, '', '#here');
    const address = location.href;
    rememberView('one', view);
    rememberView('two', { ...view, page: 1 });
    expect(history.state).toMatchObject({ turbo: { restorationIdentifier: 'x' } });
    expect([rememberedView('one')?.page, rememberedView('two')?.page]).toEqual([3, 1]);
    expect(location.href).toBe(address);
  });

  it('[TBL-33] does not replace what is no object', () => {
    history.replaceState('of the page', '');
    rememberView('one', view);
    expect(history.state).toBe('of the page');
    expect(rememberedView('one')).toBeUndefined();
  });

  it('[TBL-33] is lost without a word where the browser refuses', () => {
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too often', 'SecurityError');
    });
    expect(() => rememberView('one', view)).not.toThrow();
  });

  it.each([
    [null],
    ['text'],
    [{ page: -1, size: 7, sorting: 'total', filters: 'all' }],
    [{ page: 1e300, size: '10', sorting: { key: 1 }, filters: [1, null, { key: 'a' }] }],
    [{}],
  ])('[TBL-33] is nothing where %j stands in its place', kept => {
    history.replaceState({ 'psp-lists': { one: kept } }, '');
    const found = rememberedView('one');
    expect(found ?? none).toEqual(none);
  });
});

const none = { page: 0, size: undefined, sorting: undefined, filters: [] };

describe('what may be remembered', () => {
  const columns = [
    { key: 'status', title: 'Status', filter: ['Paid', 'Denied'] },
    { key: 'patient', title: 'Patient', filter: true },
  ];

  it('[TBL-33] is a filter by a text that the screen lists, never one by a text of a row, never a search', () => {
    const query = {
      search: 'Jordan Smith',
      sorting: undefined,
      filters: [
        { key: 'status', text: 'Paid' },
        { key: 'status', text: 'Jordan Smith' },
        { key: 'patient', text: 'Jordan Smith' },
      ],
    };
    expect(rememberable(query, columns)).toEqual({
      sorting: undefined,
      filters: [{ key: 'status', text: 'Paid' }],
    });
  });
});
