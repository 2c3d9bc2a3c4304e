/** The values of the options, as written; an array for an option that may be repeated. */
export type OptionValues = Readonly<
  Record<string, string | boolean | readonly (string | boolean)[] | undefined>
>;

/** The values of an option that may be repeated. */
export const listOf = (value: OptionValues[string]): string[] =>
  Array.isArray(value) ? value.map(String) : [];
