interface Scheduler {
  readonly yield?: () => Promise<void>;
}

/** Settles when the browser has had its turn: what a person does meanwhile is not kept waiting. */
export function yieldToBrowser(): Promise<void> {
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
