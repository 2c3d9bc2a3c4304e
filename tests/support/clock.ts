/** Waits for animation frames until a condition holds; fake timers do not affect it. */
export async function pictures(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise(requestAnimationFrame);
}
