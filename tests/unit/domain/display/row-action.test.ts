import { describe, expect, it } from 'vitest';
import {
  isRowActionList,
  parseRowActions,
  recordAddress,
  visibleActionCount,
} from '../../../../src/domain/display/row-action.ts';

const view = { title: 'View', href: '/request/1/view' };

describe('the actions of a row', () => {
  it.each<[string, unknown, object[]]>([
    ['a list', [{ ...view, class: 'btn', flags: {} }], [view]],
    ['a single one', view, [view]],
    ['a cell that holds the list', { type: 'actions', display: [view, view] }, [view, view]],
    ['a cell whose details are the list', { display: 'Actions', details: [view] }, [view]],
    ['a cell that is itself one', { type: 'actions', display: 'View', href: '/request/1/view' }, [view]],
    ['lists in a list', [[view], [[view]]], [view, view]],
    ['a title alone', [{ title: ' Archived ' }], [{ title: 'Archived' }]],
    ['a number as a title', [{ title: 7 }], [{ title: '7' }]],
    ['an address alone', [{ href: '/a/' }], [{ title: '', href: '/a/' }]],
    ['neither', [{ class: 'btn' }, {}, { title: ' ', href: '' }], []],
    ['other types', [{ title: {}, href: ['/a/'] }, null, 5, 'View', true, undefined], []],
    ['null', null, []],
    ['keys of every object', JSON.parse('[{"__proto__": {"title": "No"}, "constructor": 1}]'), []],
  ])('[TBL-16] are parsed from %s', (_, sent, expected) => {
    expect(parseRowActions(sent)).toEqual(expected);
  });

  it.each<[unknown, string | undefined]>([
    [{ confirm: { message: 'Send it now?' } }, 'Send it now?'],
    [{ confirm: { message: ' ' } }, ''],
    [{ confirm: { message: { text: 'no' } } }, ''],
    [{ confirm: true }, ''],
    [{ confirm: 'Really?' }, ''],
    [{ confirm: false }, undefined],
    [{ confirm: 'false' }, undefined],
    [undefined, undefined],
  ])('[TBL-16] with the flags %j have the question %j', (flags, question) => {
    expect(parseRowActions({ ...view, flags })[0]?.question).toBe(question);
  });

  it('[TBL-16] have a tone derived from their class', () => {
    expect(parseRowActions({ ...view, class: 'btn btn-danger' })[0]?.tone).toBe('danger');
  });

  it.each<[unknown, boolean]>([
    [[view], true],
    [['x', {}], true],
    [[], false],
    [['x', 1, null], false],
    [view, false],
  ])('[TBL-10] are recognized in %j: %s', (sent, expected) => {
    expect(isRowActionList(sent)).toBe(expected);
  });

  it.each<[string[], number]>([
    [[], 0],
    [['View'], 1],
    [['View', 'Edit'], 2],
    [['View', 'Edit', 'Delete'], 2],
    [['Approve', 'Request changes'], 1],
    [['Send a reminder now', 'View'], 0],
    [['123456789', '123456789'], 2],
    [['123456789', '1234567890'], 1],
  ])('[UI-02] with the titles %j are shown beside their menu: %i', (titles, count) => {
    expect(visibleActionCount(titles.map(title => ({ title })))).toBe(count);
  });

  it.each<[string, object[], string | undefined]>([
    [
      'View among others',
      [
        { title: 'Edit', href: '/edit/' },
        { title: 'VIEW', href: '/7/' },
      ],
      '/7/',
    ],
    ['View with a question', [{ ...view, question: '' }], undefined],
    ['no View', [{ title: 'Edit', href: '/edit/' }], undefined],
    ['none', [], undefined],
  ])('[TBL-16] lead to the record: %s', (_, actions, address) => {
    expect(recordAddress(actions as Parameters<typeof recordAddress>[0])).toBe(address);
  });
});
