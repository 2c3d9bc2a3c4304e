/** The window of every test that does not say otherwise. */
export const viewport = { width: 1200, height: 900 };
