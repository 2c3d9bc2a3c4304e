/** The kinds of screen that a fault of the host can strike, with their names in docs/faults.md. */
export const kinds = {
  list: 'List or table',
  lookup: 'Lookup',
  form: 'Form post',
  decision: 'Decision',
  card: 'Card',
} as const;

export type Kind = keyof typeof kinds;

/** A test, by its file and its exact title; for `it.each` and template literals, the title as it is written. */
export interface TestReference {
  readonly file: string;
  readonly title: string;
  /** The row of `it.each` that stands for this fault, by a text of it. */
  readonly row?: string;
}

/** What people see when a fault strikes a kind of screen, and the tests that show it. */
export type Cell =
  | { readonly outcome: string; readonly tests: readonly TestReference[] }
  | { readonly notApplicable: string };

export interface Fault {
  readonly id: string;
  readonly name: string;
  /** What the host or the network does, in a sentence. */
  readonly cause: string;
  readonly cells: Readonly<Record<Kind, Cell>>;
}

export const shows = (
  outcome: string,
  ...tests: readonly (TestReference | readonly TestReference[])[]
): Cell => ({
  outcome,
  tests: tests.flat(),
});

export const notApplicable = (reason: string): Cell => ({ notApplicable: reason });

/** A test, or several rows of one, in a file below tests. */
export function tested(path: string, title: string, ...rows: readonly string[]): readonly TestReference[] {
  const file = `tests/${path}`;
  return rows.length ? rows.map(row => ({ file, title, row })) : [{ file, title }];
}

/** In a file of tests/elements. */
export const inElement = (name: string, title: string, ...rows: readonly string[]) =>
  tested(`elements/${name}.test.ts`, title, ...rows);

/** In a file of tests/journeys. */
export const inJourney = (name: string, title: string, ...rows: readonly string[]) =>
  tested(`journeys/${name}.spec.ts`, title, ...rows);
