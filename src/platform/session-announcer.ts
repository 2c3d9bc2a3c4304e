let announcer: unknown;

/**
 * Whether this element, by its shadow root, announces that the session has ended: the first of the page that asks. The
 * others show the same sentence without an announcement. [NET-15]
 */
export function isSessionAnnouncer(root: unknown): boolean {
  announcer ??= root;
  return announcer === root;
}

/** Makes this element the announcer: someone has just pressed a button of it. Undefined: the next one that asks. */
export function setSessionAnnouncer(root: unknown): void {
  announcer = root;
}
