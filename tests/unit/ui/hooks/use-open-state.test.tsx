// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOpenState } from '../../../../src/ui/hooks/use-keyed-state.ts';

const renderFor = (key: string) =>
  renderHook(({ key }) => useOpenState<string>(key), { initialProps: { key } });

it('[TBL-23] is closed when the key changes, and stays closed when it changes back', () => {
  const { result, rerender } = renderFor('a');
  act(() => result.current[1]('row 1'));
  expect(result.current[0]).toBe('row 1');
  rerender({ key: 'b' });
  expect(result.current[0]).toBeUndefined();
  rerender({ key: 'a' });
  expect(result.current[0]).toBeUndefined();
});

it('[TBL-23] ignores what is opened for an earlier key', () => {
  const { result, rerender } = renderFor('a');
  const [, openForA] = result.current;
  rerender({ key: 'b' });
  act(() => openForA('row 1'));
  expect(result.current[0]).toBeUndefined();
});
