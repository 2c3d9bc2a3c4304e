/**
 * Simulates a busy machine: delays frames, and the messages that React schedules its work with, by random times, so
 * that a test fails if it does not wait for what it checks. It runs in a page where nothing but this function is
 * available.
 */
export function bringLate(): void {
  const later = setTimeout.bind(globalThis);
  const post = MessagePort.prototype.postMessage as (...message: unknown[]) => void;
  MessagePort.prototype.postMessage = function (...message: unknown[]) {
    later(() => post.apply(this, message), Math.random() < 0.1 ? 250 : Math.random() * 90);
  };
  const frame = requestAnimationFrame.bind(globalThis);
  globalThis.requestAnimationFrame = draw =>
    frame(() => void later(() => draw(performance.now()), Math.random() * 40));
}
