/**
 * Simulates a busy machine: delays frames, and the messages that React schedules its work with, by random times, so
 * that a test fails if it does not wait for what it checks. It runs in a page where nothing but this function is
 * available.
 */
export function bringLate(): void {
  const later = setTimeout.bind(globalThis);
  // A test may replace it.
  const { random } = Math;
  const post = MessagePort.prototype.postMessage as (...message: unknown[]) => void;
  MessagePort.prototype.postMessage = function (...message: unknown[]) {
    later(() => post.apply(this, message), random() < 0.1 ? 250 : random() * 90);
  };
  const frame = requestAnimationFrame.bind(globalThis);
  const cancelled = new Set<number>();
  globalThis.cancelAnimationFrame = request => void cancelled.add(request);
  globalThis.requestAnimationFrame = draw => {
    const request = frame(
      () => void later(() => cancelled.has(request) || draw(performance.now()), random() * 40),
    );
    return request;
  };
}
