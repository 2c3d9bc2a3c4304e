import { describe, expect, it } from 'vitest';
import { rememberable, viewIn } from '../../../../../src/table/view/state/remembered-view.ts';

const view = {
  page: 3,
  size: 25,
  sorting: { key: 'total', descending: true },
  filters: [{ key: 'status', text: 'Paid' }],
};
const none = { page: 0, size: undefined, sorting: undefined, filters: [] };

describe('what a list was left like', () => {
  it('[TBL-33] is what was kept', () => {
    expect(viewIn(view)).toEqual(view);
  });

  it.each([
    [undefined],
    [null],
    ['text'],
    [{ page: -1, size: 7, sorting: 'total', filters: 'all' }],
    [{ page: 1e300, size: '10', sorting: { key: 1 }, filters: [1, null, { key: 'a' }] }],
    [{}],
  ])('[TBL-33] is nothing where %j stands in its place', kept => {
    expect(viewIn(kept)).toEqual(none);
  });
});

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
    expect(rememberable({ query, page: 3, size: 25 }, columns)).toEqual({
      page: 0,
      size: 25,
      sorting: undefined,
      filters: [{ key: 'status', text: 'Paid' }],
    });
  });

  const { filters, sorting, page, size } = view;
  it.each([
    ['of the whole list', { search: '', sorting, filters: [] }, page],
    ['of a filter that is remembered', { search: '', sorting, filters }, page],
    ['never of a search', { search: 'Jordan', sorting, filters }, 0],
    ['never of another filter', { search: '', sorting, filters: [{ key: 'patient', text: 'Jordan' }] }, 0],
  ])('[TBL-33] is a page %s', (_, query, kept) => {
    expect(rememberable({ query, page, size }, columns).page).toBe(kept);
  });
});
