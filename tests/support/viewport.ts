/** The default window of all tests. */
export const viewport = { width: 1200, height: 900 };
