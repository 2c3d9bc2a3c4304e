import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SessionExpiredError } from '../../../../src/http/errors.ts';
import { useOnReturn, useReturnCheck } from '../../../../src/http/return/use-on-return.ts';
import { showPage } from '../../../support/restored-page.ts';

afterEach(cleanup);

it('[NET-20] acts when Back restores the page, and not when it is loaded', () => {
  const act = vi.fn();
  renderHook(() => useOnReturn(act));
  showPage(false);
  expect(act).not.toHaveBeenCalled();
  showPage(true);
  expect(act).toHaveBeenCalledTimes(1);
});

it('[NET-20] acts as the last render says', () => {
  const [first, last] = [vi.fn(), vi.fn()];
  const { rerender } = renderHook(act => useOnReturn(act), { initialProps: first });
  rerender(last);
  showPage(true);
  expect(first).not.toHaveBeenCalled();
  expect(last).toHaveBeenCalledTimes(1);
});

it('[EMB-05] does nothing after the element was removed', () => {
  const act = vi.fn();
  renderHook(() => useOnReturn(act)).unmount();
  showPage(true);
  expect(act).not.toHaveBeenCalled();
});

it('[NET-20] asks again, and tells whether the session has ended meanwhile', () => {
  const askAgain = vi.fn();
  const { result } = renderHook(() => useReturnCheck(askAgain));
  const ended = new SessionExpiredError(true, undefined);
  expect(result.current.settle(ended)).toBe(false);
  showPage(true);
  expect(askAgain).toHaveBeenCalledTimes(1);
  expect(result.current.settle(ended)).toBe(true);
});
