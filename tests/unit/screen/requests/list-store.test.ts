import { expect, it } from 'vitest';
import { listStore, statesByList } from '../../../../src/screen/requests/list-store.ts';

const createLog = (): string[] => [];
const createOther = (): string[] => [];

it('[TBL-23] keeps one state per list, for each kind of state and element', () => {
  const host = document.createElement('div');
  listStore(host, '/a/', createLog).push('one');
  expect(listStore(host, '/a/', createLog)).toEqual(['one']);
  expect(listStore(host, '/b/', createLog)).toEqual([]);
  expect(listStore(host, '/a/', createOther)).toEqual([]);
  expect(listStore(document.createElement('div'), '/a/', createLog)).toEqual([]);
  expect([...statesByList(host, createLog).keys()]).toEqual(['/a/', '/b/']);
});
