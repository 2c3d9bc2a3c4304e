/// <reference types="vite/client" />
/**
 * How long a test waits for what should come, in milliseconds: long enough for a busy machine. A mutation test
 * (MUTATION_TESTS) waits less, because many of its changes keep something from ever coming.
 */
export const maxWait = import.meta.env?.MUTATION_TESTS ? 2_000 : 15_000;
