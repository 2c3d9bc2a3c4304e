// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readHistoryState, writeHistoryState } from '../../../../../src/table/view/state/history-state.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '');
});

const view = { page: 3, filters: [{ key: 'status', text: 'Paid' }] };

describe('the history state', () => {
  it('[TBL-33] [PAY-01] is stored by name', () => {
    writeHistoryState('psp-table /a/ 1', view);
    writeHistoryState('psp-patient-payments 1', 'reimbursement');
    expect(readHistoryState('psp-table /a/ 1')).toEqual(view);
    expect(readHistoryState('psp-patient-payments 1')).toBe('reimbursement');
    expect(readHistoryState('psp-table /a/ 2')).toBeUndefined();
  });

  it('[TBL-33] leaves the state of the page and its address unchanged', () => {
    history.replaceState({ turbo: { restorationIdentifier: 'x' } }, '', '#here');
    const address = location.href;
    writeHistoryState('one', view);
    expect(history.state).toMatchObject({ turbo: { restorationIdentifier: 'x' } });
    expect(location.href).toBe(address);
  });

  it.each([['of the page'], [7], [[1]]])(
    '[TBL-33] [PAY-01] does not replace %j, which is not a plain object',
    state => {
      history.replaceState(state, '');
      writeHistoryState('one', view);
      expect(history.state).toEqual(state);
      expect(readHistoryState('one')).toBeUndefined();
    },
  );

  it.each([[{ psp: 'x' }], [{ psp: ['x'] }], [{ psp: null }]])(
    '[TBL-33] [PAY-01] ignores and replaces the invalid entry %j',
    state => {
      history.replaceState(state, '');
      expect(readHistoryState('one')).toBeUndefined();
      writeHistoryState('one', view);
      expect(readHistoryState('one')).toEqual(view);
    },
  );

  it('[TBL-33] outlives htmx, which replaces the state of the entry, and belongs to that entry alone', () => {
    vi.stubGlobal('navigation', { currentEntry: { key: 'first' } });
    writeHistoryState('one', view);
    history.replaceState({ htmx: true }, '');
    expect(readHistoryState('one')).toEqual(view);
    writeHistoryState('two', 2);
    expect(history.state).toEqual({ htmx: true, psp: { one: view, two: 2 } });
    vi.stubGlobal('navigation', { currentEntry: { key: 'second' } });
    history.pushState({ htmx: true }, '');
    expect(readHistoryState('one')).toBeUndefined();
  });

  it('[TBL-33] does not throw if the browser refuses', () => {
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too often', 'SecurityError');
    });
    expect(() => writeHistoryState('one', view)).not.toThrow();
  });
});
