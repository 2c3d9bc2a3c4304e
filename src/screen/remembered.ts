const ours = 'psp';

/**
 * What was chosen in an element when the browser's Back comes to its page again. It stands in the state of this entry of
 * the history, under a key of ours beside whatever the page keeps there; it is never a value of a record.
 */
export function rememberedOf(host: HTMLElement): unknown {
  return ownIn(history.state)[nameOf(host)];
}

/** Keeps what was chosen; where the page's own state is no object, there is no place for it. */
export function remember(host: HTMLElement, chosen: string): void {
  const { state } = history;
  if (state !== null && !isPlain(state)) return;
  try {
    history.replaceState({ ...state, [ours]: { ...ownIn(state), [nameOf(host)]: chosen } }, '');
  } catch {
    // Browsers allow so many changes at a time; then what was kept before stays.
  }
}

const ownIn = (state: unknown): Readonly<Record<string, unknown>> => {
  const own = isPlain(state) ? state[ours] : undefined;
  return isPlain(own) ? own : {};
};

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  [Object.prototype, null].includes(Object.getPrototypeOf(value));

// A page may hold the same tag twice.
function nameOf(host: HTMLElement): string {
  const alike = (host.getRootNode() as ParentNode).querySelectorAll(host.localName);
  return `${host.localName} ${[...alike].indexOf(host)}`;
}
