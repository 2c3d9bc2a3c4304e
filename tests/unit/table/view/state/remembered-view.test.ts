import { describe, expect, it } from 'vitest';
import { parseRememberedView, viewToRemember } from '../../../../../src/table/view/state/remembered-view.ts';

const view = {
  page: 3,
  size: 25,
  sorting: { key: 'total', descending: true },
  filters: [{ key: 'status', text: 'Paid' }],
};
const defaults = { page: 0, size: undefined, sorting: undefined, filters: [] };

describe('parseRememberedView', () => {
  it('[TBL-33] returns a valid view unchanged', () => {
    expect(parseRememberedView(view)).toEqual(view);
  });

  it.each([
    [undefined],
    [null],
    ['text'],
    [{ page: -1, size: 7, sorting: 'total', filters: 'all' }],
    [{ page: 1e300, size: '10', sorting: { key: 1 }, filters: [1, null, { key: 'a' }] }],
    [{}],
  ])('[TBL-33] returns the defaults for %j', stored => {
    expect(parseRememberedView(stored)).toEqual(defaults);
  });
});

describe('viewToRemember', () => {
  const columns = [
    { key: 'status', title: 'Status', filter: ['Paid', 'Denied'] },
    { key: 'patient', title: 'Patient', filter: true },
  ];

  it('[TBL-33] keeps filters by options that the screen lists, but no search and no filter by a text from a row', () => {
    const query = {
      search: 'Jordan Smith',
      sorting: undefined,
      filters: [
        { key: 'status', text: 'Paid' },
        { key: 'status', text: 'Jordan Smith' },
        { key: 'patient', text: 'Jordan Smith' },
      ],
    };
    expect(viewToRemember({ query, page: 3, size: 25 }, columns)).toEqual({
      page: 0,
      size: 25,
      sorting: undefined,
      filters: [{ key: 'status', text: 'Paid' }],
    });
  });

  const { filters, sorting, page, size } = view;
  it.each([
    ['for the whole list', { search: '', sorting, filters: [] }, page],
    ['with a filter that is kept as well', { search: '', sorting, filters }, page],
    ['not with a search', { search: 'Jordan', sorting, filters }, 0],
    [
      'not with a filter that is left out',
      { search: '', sorting, filters: [{ key: 'patient', text: 'Jordan' }] },
      0,
    ],
  ])('[TBL-33] keeps the page number: %s', (_, query, expected) => {
    expect(viewToRemember({ query, page, size }, columns).page).toBe(expected);
  });
});
