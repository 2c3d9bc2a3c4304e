import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timeSlice, yieldToBrowser } from '../../../src/http/time-slice.ts';

afterEach(() => vi.unstubAllGlobals());

describe('long work in time slices', () => {
  let now = 1000;
  let turn = vi.fn(async () => {});
  beforeEach(() => {
    turn = vi.fn(async () => {});
    vi.stubGlobal('scheduler', { yield: () => turn() });
    vi.spyOn(performance, 'now').mockImplementation(() => now);
  });

  it('[TBL-13] yields to the browser every 8 ms', async () => {
    const slice = timeSlice();
    now += 7;
    expect(slice.yieldIfOver()).toBeUndefined();
    now += 1;
    await slice.yieldIfOver();
    expect(turn).toHaveBeenCalledTimes(1);
    now += 7;
    expect(slice.yieldIfOver()).toBeUndefined();
    now += 1;
    await slice.yieldIfOver();
    expect(turn).toHaveBeenCalledTimes(2);
  });

  it('[NET-12] ends when it is aborted within a slice', () => {
    const aborting = new AbortController();
    const slice = timeSlice(aborting.signal);
    expect(slice.yieldIfOver()).toBeUndefined();
    aborting.abort();
    expect(slice.yieldIfOver).toThrow('aborted');
  });

  it('[NET-12] ends when it is aborted between two slices', async () => {
    const aborting = new AbortController();
    turn.mockImplementation(async () => aborting.abort());
    const slice = timeSlice(aborting.signal);
    now += 8;
    await expect(slice.yieldIfOver()).rejects.toThrow('aborted');
  });
});

describe('yielding to the browser', () => {
  it('[TBL-13] uses the scheduler of the browser where there is one', async () => {
    const turn = vi.fn(async () => {});
    vi.stubGlobal('scheduler', { yield: turn });
    await yieldToBrowser();
    expect(turn).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no scheduler', undefined],
    ['a scheduler that cannot yield', {}],
  ])('[TBL-13] lets other tasks run in a browser with %s', async (_, scheduler) => {
    vi.stubGlobal('scheduler', scheduler);
    const done: string[] = [];
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => void done.push('input');
    port2.postMessage(null);
    await yieldToBrowser();
    done.push('work');
    expect(done).toEqual(['input', 'work']);
    port1.close();
  });

  it('[TBL-13] leaves no message port open', async () => {
    vi.stubGlobal('scheduler', undefined);
    const closed = vi.spyOn(MessagePort.prototype, 'close');
    await yieldToBrowser();
    expect(closed).toHaveBeenCalledTimes(1);
  });
});
