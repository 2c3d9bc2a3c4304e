/** The value of each option, as written; of one that may be repeated, a list. */
export type OptionValues = Readonly<
  Record<string, string | boolean | readonly (string | boolean)[] | undefined>
>;

/** The values of an option that may be repeated. */
export const listOf = (value: OptionValues[string]): string[] =>
  Array.isArray(value) ? value.map(String) : [];
