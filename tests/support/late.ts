/**
 * A busy machine, made for once on purpose: messages, which React's work waits for, and frames come late, each by a time
 * of its own. What a test has not waited for shows. It runs in a page that knows nothing but this function.
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
