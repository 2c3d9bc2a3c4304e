import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useReasons } from '../../../../src/screen/posts/use-reasons.ts';
import { useElementState } from '../../../../src/screen/requests/element-state.ts';
import { elementStore } from '../../../../src/screen/requests/element-store.ts';

afterEach(cleanup);

const empty = () => '';
const none = () => 0;

it('[EMB-05] [NET-19] keeps what was typed when the element is put back into the page', () => {
  const host = document.createElement('div');
  const first = renderHook(() => useElementState(host, empty));
  expect(first.result.current[0]).toBe('');
  act(() => first.result.current[1](text => `${text}A`));
  act(() => first.result.current[1](text => `${text}b`));
  expect(first.result.current[0]).toBe('Ab');
  first.unmount();
  expect(renderHook(() => useElementState(host, empty)).result.current[0]).toBe('Ab');
  expect(renderHook(() => useElementState(host, none)).result.current[0]).toBe(0);
  const other = document.createElement('div');
  expect(renderHook(() => useElementState(other, empty)).result.current[0]).toBe('');
});

it('[EMB-05] offers the same function to change a state in every render', () => {
  const host = document.createElement('div');
  const { result } = renderHook(() => useElementState(host, empty));
  const [, change] = result.current;
  act(() => change(() => 'A'));
  expect(result.current[1]).toBe(change);
});

it('[NET-12] creates a store once for each element and kind', () => {
  const host = document.createElement('div');
  const create = vi.fn(() => ({}));
  const store = elementStore(host, create);
  expect(elementStore(host, create)).toBe(store);
  expect(create).toHaveBeenCalledTimes(1);
  expect(elementStore(host, () => ({}))).not.toBe(store);
  expect(elementStore(document.createElement('div'), create)).not.toBe(store);
});

it('[UI-11] [TBL-23] keeps the reasons typed so far by row, for each list', () => {
  const host = document.createElement('div');
  const { result, rerender } = renderHook(list => useReasons(host, { list }), { initialProps: '/a/' });
  act(() => result.current.changeReason('1', 'Twice'));
  act(() => result.current.changeReason('2', 'Typo'));
  expect(['1', '2', '3'].map(result.current.reasonFor)).toEqual(['Twice', 'Typo', '']);
  rerender('/b/');
  expect(result.current.reasonFor('1')).toBe('');
  rerender('/a/');
  expect(result.current.reasonFor('1')).toBe('Twice');
});
