/** Polls until the value is as expected, for five seconds at most; resolves with the last value. */
export async function poll<T>(look: () => T | Promise<T>, isExpected: (value: T) => boolean): Promise<T> {
  const end = Date.now() + 5000;
  for (;;) {
    const value = await look();
    if (isExpected(value) || Date.now() > end) return value;
    await new Promise(resolve => setTimeout(resolve, 25));
  }
}
