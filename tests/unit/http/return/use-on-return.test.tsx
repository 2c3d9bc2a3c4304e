import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useReturnCheck } from '../../../../src/http/return/use-on-return.ts';
import { veilOf } from '../../../../src/platform/return-veil.ts';

afterEach(cleanup);

const showPage = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

it('[NET-20] [NET-26] asks again when Back has restored the page, and hides the element until the answer', () => {
  const host = {};
  const askAgain = vi.fn();
  const { result, unmount } = renderHook(() => useReturnCheck(host, askAgain));
  showPage(false);
  expect(askAgain).not.toHaveBeenCalled();
  veilOf(host).hide();
  showPage(true);
  expect(askAgain).toHaveBeenCalledTimes(1);
  veilOf(host).lift();
  expect(veilOf(host).state.value).toBe('hidden');
  result.current.settle();
  expect(veilOf(host).state.value).toBe('shown');
  unmount();
  showPage(true);
  expect(askAgain).toHaveBeenCalledTimes(1);
});
