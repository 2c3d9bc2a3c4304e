const longestStretch = 8;

/** Long work in stretches of at most about 8 ms, between which the browser may paint and answer clicks. */
export interface Pace {
  /** Resolves at once while the stretch lasts, else after the browser had its turn. Rejects when the work was aborted. */
  readonly rest: () => Promise<void> | undefined;
  /** Resolves after the browser had its turn, in any case. */
  readonly turn: () => Promise<void>;
}

/** Paces one piece of work; `signal` abandons it at its next rest. */
export function paceOf(signal?: AbortSignal): Pace {
  let begun = performance.now();
  const turn = async () => {
    await browserTurn();
    signal?.throwIfAborted();
    begun = performance.now();
  };
  return {
    turn,
    rest: () => {
      signal?.throwIfAborted();
      return performance.now() - begun < longestStretch ? undefined : turn();
    },
  };
}

interface Scheduler {
  readonly yield?: () => Promise<void>;
}

function browserTurn(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield ? scheduler.yield() : nextMessage();
}

// A timer would wait 4 ms more each time.
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
