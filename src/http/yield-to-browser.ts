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
