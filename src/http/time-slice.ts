const sliceBudget = 8;

/** A time slice of about 8 ms within long work; after each slice the browser may paint and handle input. */
export interface TimeSlice {
  /** Undefined while the slice lasts, else a promise that yields to the browser. Throws or rejects after an abort. */
  readonly yieldIfOver: () => Promise<void> | undefined;
}

/** Starts the first slice of long work. `signal` aborts the work at the next `yieldIfOver`. */
export function timeSlice(signal?: AbortSignal): TimeSlice {
  let startedAt = performance.now();
  const yieldNow = async () => {
    await yieldToBrowser();
    signal?.throwIfAborted();
    startedAt = performance.now();
  };
  return {
    yieldIfOver: () => {
      signal?.throwIfAborted();
      return performance.now() - startedAt < sliceBudget ? undefined : yieldNow();
    },
  };
}

interface Scheduler {
  readonly yield?: () => Promise<void>;
}

/** Yields to the browser so that it can paint and handle input, then resolves. */
export function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield ? scheduler.yield() : nextMessage();
}

// Not setTimeout: browsers delay nested timers by at least 4 ms.
function nextMessage(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise(resolve => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
