// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { sessionOf, useInput } from '../../../src/screen/screen.ts';

afterEach(cleanup);

const empty = () => '';

it('[EMB-05] [NET-19] keeps what was typed when the element is put back into the page', () => {
  const session = sessionOf(document.createElement('div'));
  const first = renderHook(() => useInput(session, empty));
  expect(first.result.current[0]).toBe('');
  act(() => first.result.current[1](text => `${text}A`));
  act(() => first.result.current[1](text => `${text}b`));
  expect(first.result.current[0]).toBe('Ab');
  first.unmount();
  expect(renderHook(() => useInput(session, empty)).result.current[0]).toBe('Ab');
  const other = sessionOf(document.createElement('div'));
  expect(renderHook(() => useInput(other, empty)).result.current[0]).toBe('');
});

it('[NET-12] has one session for each element, and in it one for each list', () => {
  const host = document.createElement('div');
  expect(sessionOf(host)).toBe(sessionOf(host));
  expect(sessionOf(document.createElement('div'))).not.toBe(sessionOf(host));
  expect(sessionOf(host).list('/a/')).toBe(sessionOf(host).list('/a/'));
  expect(sessionOf(host).list('/b/')).not.toBe(sessionOf(host).list('/a/'));
});
