import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from '../../../src/platform/when-idle.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.unstubAllGlobals());

describe('in a browser without requestIdleCallback', () => {
  it('[TBL-13] runs the work after the delay', () => {
    const work = vi.fn();
    whenIdle(work, 300);
    vi.advanceTimersByTime(299);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('[NET-12] runs nothing once it is cancelled', () => {
    const work = vi.fn();
    whenIdle(work, 300)();
    vi.runAllTimers();
    expect(work).not.toHaveBeenCalled();
  });
});

describe('in a browser with requestIdleCallback', () => {
  const request = vi.fn(() => 7);
  const cancel = vi.fn();

  beforeEach(() => {
    request.mockClear();
    cancel.mockClear();
    vi.stubGlobal('requestIdleCallback', request);
    vi.stubGlobal('cancelIdleCallback', cancel);
  });

  it('[TBL-13] waits for an idle moment after the delay, at most half a second', () => {
    const work = vi.fn();
    whenIdle(work, 300);
    expect(request).not.toHaveBeenCalled();
    vi.advanceTimersByTime(300);
    expect(request).toHaveBeenCalledWith(work, { timeout: 500 });
    expect(work).not.toHaveBeenCalled();
  });

  it('[NET-12] cancels the wait for an idle moment, if it has begun', () => {
    const stop = whenIdle(() => {}, 300);
    stop();
    expect(cancel).not.toHaveBeenCalled();
    const stopLater = whenIdle(() => {}, 300);
    vi.advanceTimersByTime(300);
    stopLater();
    expect(cancel).toHaveBeenCalledExactlyOnceWith(7);
  });
});
