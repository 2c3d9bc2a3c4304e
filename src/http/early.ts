/** What every GET says of itself; the same early and late, so that one may stand in for the other. */
export const readHeaders = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };

interface EarlyRequest {
  readonly answer: Promise<Response>;
  readonly abort: () => void;
}

const page = globalThis as { [early: symbol]: Map<string, EarlyRequest> | undefined };
const key = Symbol.for('psp.early');

/** Sends a GET before the code that needs its answer has arrived, once. `href` is what `addressOf` gives. */
export function sendEarly(href: string): void {
  page[key] ??= new Map();
  if (page[key].has(href)) return;
  const controller = new AbortController();
  const answer = fetch(href, { headers: readHeaders, mode: 'same-origin', signal: controller.signal });
  answer.catch(() => {}); // who takes it sees the failure; if nobody does, it is no failure
  page[key].set(href, { answer, abort: () => controller.abort() });
}

/** Hands an early request over, once. */
export function takeEarly(href: string): EarlyRequest | undefined {
  const early = page[key]?.get(href);
  page[key]?.delete(href);
  return early;
}
